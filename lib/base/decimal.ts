/**
 * An exact decimal, `units` x 10^-`places`. Written by hand, because a library is larger than the few functions that
 * the browser needs.
 */
export interface Decimal {
  units: bigint;
  places: number;
}

const FORM = /^([+-]?)(\d{1,30})(?:\.(\d{1,30}))?(?:e([+-]?\d{1,2}))?$/i;
/** A larger exponent is an error, and its zeros would cost memory. */
const MAX_SHIFT = 60;

const tenTo = (power: number): bigint => 10n ** BigInt(power);

/** Parses a number or its text; null for anything else. */
export function readDecimal(value: unknown): Decimal | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const match = FORM.exec(String(value).trim());
  if (!match) return null;
  const [, sign, whole = '', fraction = '', power = '0'] = match;
  const units = BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}`);
  return shift({ units, places: fraction.length }, Number(power));
}

/** value x 10^exponent; null when the exponent is not an integer or out of range. */
export function shift({ units, places }: Decimal, exponent: number): Decimal | null {
  if (!Number.isInteger(exponent) || Math.abs(exponent) > MAX_SHIFT) return null;
  const moved = places - exponent;
  return moved >= 0 ? { units, places: moved } : { units: units * tenTo(-moved), places: 0 };
}

/** The exact product. */
export function times(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, places: a.places + b.places };
}

/** The exact sum. */
export function plus(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  return { units: a.units * tenTo(places - a.places) + b.units * tenTo(places - b.places), places };
}

/** Rounds half away from zero to exactly `to` places. */
export function round({ units, places }: Decimal, to: number): Decimal {
  if (places <= to) return { units: units * tenTo(to - places), places: to };
  const divisor = tenTo(places - to);
  const half = units < 0n ? -divisor / 2n : divisor / 2n;
  return { units: (units + half) / divisor, places: to };
}

/** The sign, as `Math.sign` gives it. */
export const sign = ({ units }: Decimal): -1 | 0 | 1 => (units > 0n ? 1 : units < 0n ? -1 : 0);

/** The decimal with exactly `to` places, with or without thousands separators. */
export function toFixed(value: Decimal, to: number, separator = ''): string {
  const { units } = round(value, to);
  const digits = String(units < 0n ? -units : units).padStart(to + 1, '0');
  const whole = digits.slice(0, digits.length - to).replace(/\B(?=(\d{3})+$)/g, separator);
  const fraction = to > 0 ? `.${digits.slice(-to)}` : '';
  return `${units < 0n ? '-' : ''}${whole}${fraction}`;
}

/** The shortest text of exactly this decimal. */
export function toPlain(value: Decimal): string {
  const text = toFixed(value, value.places);
  return value.places > 0 ? text.replace(/\.?0+$/, '') : text;
}
