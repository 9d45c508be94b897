import { READS_AT_ONCE } from '@/lib/gate/limits';
import { Refusal } from '@/lib/gate/refusal';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** Relayed reads under way, by counted address. */
    relayReads: Map<string, number>;
  }
}

/** Reads under way, by counted address. */
const underWay = processState('relayReads', () => new Map());

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
