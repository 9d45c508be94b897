import 'server-only';
import { newestMark } from '@/lib/runtime/marks';
import { metrics } from '@/lib/runtime/metrics';
import { processState } from '@/lib/runtime/process-state';
import { timeLeft } from '@/lib/runtime/running-time';
import type { OwsRequest } from '../transport';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    callsInFlight: Map<string, InFlight>;
  }
}

/** How long an answer serves identical calls after its arrival, unless its cache tag is invalidated. */
export interface Reuse {
  forMs: number;
  tag: string;
}

/** A call whose answer identical calls share. */
interface InFlight {
  answer: Promise<unknown>;
  deadline: number;
  /** When it was sent, in milliseconds since the epoch. */
  at: number;
  reuse: Reuse | undefined;
  hasArrived: boolean;
}

const inFlight = processState('callsInFlight', () => new Map());

function keyOf({ method, path, body = '', headers }: OwsRequest): string {
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('latin1');
  return JSON.stringify([method, path, headers ?? {}, text]);
}

function isShared({ deadline, reuse, at, hasArrived }: InFlight): boolean {
  return hasArrived ? reuse !== undefined && newestMark([reuse.tag]) < at : timeLeft(deadline) > 0;
}

function forget(key: string, entry: InFlight): void {
  if (inFlight.get(key) === entry) inFlight.delete(key);
}

const isEmpty = (answer: unknown): boolean => {
  const { value } = Object(answer);
  return Array.isArray(value) && value.length === 0;
};

/** Failures and empty lists are never reused: the next call must be sent. */
function begin(key: string, { deadline, reuse }: Sharing, load: () => Promise<unknown>): InFlight {
  const entry: InFlight = { answer: load(), deadline, at: Date.now(), reuse, hasArrived: false };
  const end = () => forget(key, entry);
  const arrive = (answer: unknown) => {
    entry.hasArrived = true;
    if (reuse && !isEmpty(answer)) setTimeout(end, reuse.forMs).unref();
    else end();
  };
  entry.answer.then(arrive, end);
  return entry;
}

interface Sharing {
  deadline: number;
  reuse?: Reuse | undefined;
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
