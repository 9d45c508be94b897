import { readDecimal, toFixed } from '@/lib/base/decimal';

/** Grouped by thousands, with the decimals that the figure has. */
export function numberText(text: string): string {
  const value = readDecimal(text);
  return value ? toFixed(value, value.places, ',') : text;
}
