import 'server-only';
import { metrics } from '../metrics';
import { processWide } from '../process-wide';
import type { OwsRequest } from './transport';

interface UnderWay {
  answer: Promise<unknown>;
  deadline: number;
}

const underWay = processWide('owsUnderWay', () => new Map<string, UnderWay>());

function keyOf({ method, path, body = '', headers }: OwsRequest): string {
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('latin1');
  return JSON.stringify([method, path, headers ?? {}, text]);
}

/** Equal reads under way are one call with one answer; one whose time is up is not joined any more. */
export function shared<T>(call: OwsRequest, deadline: number, load: () => Promise<T>): Promise<T> {
  const key = keyOf(call);
  const known = underWay.get(key);
  if (known && known.deadline > Date.now()) {
    metrics.owsShared.inc();
    return known.answer as Promise<T>;
  }
  const entry: UnderWay = {
    deadline,
    answer: load().finally(() => {
      if (underWay.get(key) === entry) underWay.delete(key);
    }),
  };
  underWay.set(key, entry);
  return entry.answer as Promise<T>;
}
