import { plus, readDecimal, sign, toFixed } from '@/lib/base/decimal';
import type { Costs } from './charges';

const CENTS = 2;
const exact = (text: string) => readDecimal(text.replaceAll(',', '')) ?? { units: 0n, places: 0 };

/** Which of two trades is cheaper (0 or 1, null when equal), and by how many yuan, with two decimals. */
export function compareCosts(a: Costs, b: Costs): { cheaper: 0 | 1 | null; difference: string } {
  const other = exact(b.total);
  const gap = plus(exact(a.total), { ...other, units: -other.units });
  const direction = sign(gap);
  const size = { ...gap, units: direction < 0 ? -gap.units : gap.units };
  const cheaper = direction === 0 ? null : direction < 0 ? 0 : 1;
  return { cheaper, difference: toFixed(size, CENTS, ',') };
}
