import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { ownVisitHeaders } from '@/lib/gate/own-request';
import type { PlaceKind, Reading } from './plan';
import type { Answer } from './shown';

/** Requests one address; rejects if there is no response in time. */
export type Read = (path: string, timeoutMs: number) => Promise<Answer>;

/** The result of reading back one address. */
export interface Checked {
  kind: PlaceKind;
  locale: Reading['locale'];
  path: string;
  asExpected: boolean;
  /** HTTP status of the last response; 0 if there was none. */
  status: number;
  /** Milliseconds from the publication to the response that was as expected; null if there was none. */
  ms: number | null;
}

interface Limits {
  /** When the publication came and when the check ends, in milliseconds since the epoch. */
  begun: number;
  end: number;
}

const READS_AT_ONCE = 4;
const FIRST_PAUSE_MS = 30;
const LONGEST_PAUSE_MS = 250;

const VISITOR = {
  'user-agent': 'Mozilla/5.0 (compatible; site-check)',
  'sec-ch-ua-mobile': '?0',
};

/** Reads like a visitor without cookies. Requests to the process itself are not rate limited. */
export function readerOf({ origin, own }: { origin: string; own: boolean }): Read {
  const headers = { ...VISITOR, ...(own && ownVisitHeaders()) };
  return async (path, timeoutMs) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await request(new URL(path, origin), { headers, signal });
    const caching = String(answer.headers['cache-control'] ?? '');
    return { status: answer.statusCode, caching, body: await answer.body.text() };
  };
}

/** Limits concurrency to `most` reads; the others wait. */
function limited(read: Read, most: number, end: number): Read {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (path) => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await read(path, Math.max(1, end - Date.now()));
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

async function readUntil(reading: Reading, read: Read, { begun, end }: Limits): Promise<Checked> {
  const { kind, locale, path, isAsExpected } = reading;
  let status = 0;
  let judged: string | null = null;
  for (let wait = FIRST_PAUSE_MS; Date.now() < end; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    const answer = await read(path, end - Date.now()).catch(() => null);
    status = answer?.status ?? status;
    const seen = answer && `${answer.status} ${answer.caching} ${answer.body}`;
    if (answer && seen !== judged && isAsExpected(answer))
      return { kind, locale, path, asExpected: true, status, ms: Date.now() - begun };
    judged = seen;
    await pause(Math.max(0, Math.min(wait, end - Date.now())));
  }
  return { kind, locale, path, asExpected: false, status, ms: null };
}

/** Reads each address until it is as expected or `end` is reached. Never rejects. */
export function readBack(readings: readonly Reading[], read: Read, limits: Limits): Promise<Checked[]> {
  const polite = limited(read, READS_AT_ONCE, limits.end);
  return Promise.all(readings.map((reading) => readUntil(reading, polite, limits)));
}
