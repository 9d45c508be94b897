import 'server-only';
import { newestMark } from '@/lib/runtime/marks';
import { metrics } from '@/lib/runtime/metrics';
import { processState } from '@/lib/runtime/process-state';
import type { OwsRequest } from '../transport';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    callsInFlight: Map<string, InFlight>;
  }
}

/** For how long an answer is given to identical calls after it has come, unless its tag is marked meanwhile. */
export interface Kept {
  forMs: number;
  tag: string;
}

/** A call whose answer identical calls share. */
interface InFlight {
  answer: Promise<unknown>;
  deadline: number;
  /** When it was sent, in milliseconds since the epoch. */
  at: number;
  kept: Kept | undefined;
  hasCome: boolean;
}

const inFlight = processState('callsInFlight', () => new Map());

function keyOf({ method, path, body = '', headers }: OwsRequest): string {
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('latin1');
  return JSON.stringify([method, path, headers ?? {}, text]);
}

function isShared({ deadline, kept, at, hasCome }: InFlight): boolean {
  return hasCome ? kept !== undefined && newestMark([kept.tag]) < at : deadline > Date.now();
}

function forget(key: string, entry: InFlight): void {
  if (inFlight.get(key) === entry) inFlight.delete(key);
}

const isEmpty = (answer: unknown): boolean => {
  const { value } = Object(answer);
  return Array.isArray(value) && value.length === 0;
};

/** Failures and empty lists are never kept: the next call has to look again. */
function begin(key: string, { deadline, kept }: Sharing, load: () => Promise<unknown>): InFlight {
  const entry: InFlight = { answer: load(), deadline, at: Date.now(), kept, hasCome: false };
  const end = () => forget(key, entry);
  const come = (answer: unknown) => {
    entry.hasCome = true;
    if (kept && !isEmpty(answer)) setTimeout(end, kept.forMs).unref();
    else end();
  };
  entry.answer.then(come, end);
  return entry;
}

interface Sharing {
  deadline: number;
  kept?: Kept | undefined;
}

/** Identical reads in flight become one call with one answer; a call past its deadline is not joined. */
export function coalesced<T>(call: OwsRequest, sharing: Sharing, load: () => Promise<T>): Promise<T> {
  const key = keyOf(call);
  const known = inFlight.get(key);
  if (known && isShared(known)) {
    metrics.owsShared.inc();
    return known.answer as Promise<T>;
  }
  const entry = begin(key, sharing, load);
  inFlight.set(key, entry);
  return entry.answer as Promise<T>;
}
