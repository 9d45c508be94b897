import { processWide } from '../process-wide';
import { READS_AT_ONCE } from './limits';
import { Refusal } from './refusal';

/** Reads under way, by counted address. */
const underWay = processWide('relay-reads', () => new Map<string, number>());

/** Does `work` for the visitor of this address; throws a 429 when too much is being read for him already. */
export async function readsOf<T>(address: string, work: () => Promise<T>): Promise<T> {
  const count = underWay.get(address) ?? 0;
  if (count >= READS_AT_ONCE) throw new Refusal(429, { 'Retry-After': '1' });
  underWay.set(address, count + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(address) ?? 1) - 1;
    if (left > 0) underWay.set(address, left);
    else underWay.delete(address);
  }
}
