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

/** Runs `work` within the visitor's limit of concurrent reads; throws a 429 beyond it. */
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
