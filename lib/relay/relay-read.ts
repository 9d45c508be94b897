import 'server-only';
import { joinRunning, type Running } from '@/lib/base/join-running';
import { clientAddress } from '@/lib/gate/client-address';
import { JSON_MAX_BYTES, JSON_READ_MS, KEPT_CHARS, KEPT_ENTRIES } from '@/lib/gate/limits';
import { requireMediaType } from '@/lib/gate/media-type';
import { takeTurn } from '@/lib/gate/rate-limits';
import { readBytes } from '@/lib/gate/read-body';
import { Refusal } from '@/lib/gate/refusal';
import { callOws } from '@/lib/ows/client';
import type { OwsRequest } from '@/lib/ows/transport';
import { env } from '@/lib/runtime/env';
import { processState } from '@/lib/runtime/process-state';
import type { Fields, ReadCall } from './call';
import { MicroCache } from './micro-cache';
import { passedOn } from './passed-on';
import { readsOf } from './reads-at-once';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** Answers of the relay, by path of the call. */
    relayCaches: Map<string, MicroCache>;
    /** Reads that wait for a turn or for their answer, by visitor and request. */
    relayAdmissions: Running<string>;
  }
}

const JSON_TYPE = 'application/json';
const caches = processState('relayCaches', () => new Map());
const admissions = processState('relayAdmissions', () => new Map());

/** Each call has its own cache, so that a flood of one cannot evict the others. */
function cacheOf(path: string): MicroCache {
  const cache = caches.get(path) ?? new MicroCache({ entries: KEPT_ENTRIES, chars: KEPT_CHARS });
  caches.set(path, cache);
  return cache;
}

async function readJson(request: Request, { accepts = [] }: ReadCall): Promise<unknown> {
  requireMediaType(request.headers, [JSON_TYPE, ...accepts]);
  const bytes = await readBytes(request, { maxBytes: JSON_MAX_BYTES, readMs: JSON_READ_MS });
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal(400);
  }
}

async function readFields(request: Request, call: ReadCall): Promise<Fields> {
  const given = call.kind === 'json' ? await readJson(request, call) : new URL(request.url).searchParams;
  return call.check(given instanceof URLSearchParams ? Object.fromEntries(given) : given);
}

function toRequest(path: string, fields: Fields, call: ReadCall): OwsRequest {
  if (call.kind === 'json') {
    const headers = { 'content-type': `${JSON_TYPE};charset=utf-8`, ...call.sends };
    return { method: 'POST', path, headers, body: JSON.stringify(fields) };
  }
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return { method: 'GET', path: query.size > 0 ? `${path}?${query}` : path };
}

interface SharedRead {
  path: string;
  entry: { key: string; cacheMs: number };
  address: string;
}

/**
 * Only reads that reach the back office count against the limit; answers that are cached or in flight are
 * free. Identical concurrent requests from one address are one read.
 */
function sharedRead({ path, entry, address }: SharedRead, load: () => Promise<string>): Promise<string> {
  const cache = cacheOf(path);
  const answer = () => cache.get(entry, load);
  if (cache.has(entry.key)) return answer();
  return joinRunning(admissions, `${address} ${path} ${entry.key}`, async () => {
    await takeTurn('reads', address);
    // Meanwhile another visitor may have sent the same request.
    return cache.has(entry.key) ? answer() : readsOf(address, answer);
  });
}

/** Forwards a read, or answers it from the cache. */
export async function relayRead(request: Request, path: string, call: ReadCall): Promise<Response> {
  const fields = await readFields(request, call);
  const address = clientAddress(request.headers, env().trustedProxies);
  const rate = call.rateOf?.(fields);
  if (rate) await takeTurn(rate, address);
  const load = async () => {
    const answer = await callOws({
      ...toRequest(path, fields, call),
      use: call.personal ? 'personal' : 'relay',
    });
    return passedOn(call.screen?.(answer, Date.now()) ?? answer);
  };
  const entry = { key: JSON.stringify(fields), cacheMs: call.cacheMs?.(fields) ?? 0 };
  const text = call.personal ? await load() : await sharedRead({ path, entry, address }, load);
  const caching = call.browserSeconds ? `public, max-age=${call.browserSeconds}` : 'no-store';
  return new Response(text, {
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': caching },
  });
}
