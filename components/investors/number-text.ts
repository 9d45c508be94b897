import { readDecimal, toFixed } from '@/lib/base/decimal';

/** Thousands are set apart; as many decimals as the figure has. */
export function numberText(text: string): string {
  const value = readDecimal(text);
  return value ? toFixed(value, value.places, ',') : text;
}
