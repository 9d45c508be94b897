import 'server-only';
import { metrics } from '@/lib/runtime/metrics';
import { processState } from '@/lib/runtime/process-state';
import type { OwsRequest } from '../transport';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    callsInFlight: Map<string, InFlight>;
  }
}

/** A call in flight whose answer identical calls share. */
interface InFlight {
  answer: Promise<unknown>;
  deadline: number;
}

const inFlight = processState('callsInFlight', () => new Map());

function keyOf({ method, path, body = '', headers }: OwsRequest): string {
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('latin1');
  return JSON.stringify([method, path, headers ?? {}, text]);
}

/** Identical reads in flight become one call with one answer; a call past its deadline is not joined. */
export function coalesced<T>(call: OwsRequest, deadline: number, load: () => Promise<T>): Promise<T> {
  const key = keyOf(call);
  const known = inFlight.get(key);
  if (known && known.deadline > Date.now()) {
    metrics.owsShared.inc();
    return known.answer as Promise<T>;
  }
  const entry: InFlight = {
    deadline,
    answer: load().finally(() => {
      if (inFlight.get(key) === entry) inFlight.delete(key);
    }),
  };
  inFlight.set(key, entry);
  return entry.answer as Promise<T>;
}
