import 'server-only';
import { Agent, type Dispatcher, request } from 'undici';
import {
  CONTENT_MAX_BYTES,
  FILES_AT_ONCE,
  PERSONAL_CALLS_AT_ONCE,
  RELAY_CALLS_AT_ONCE,
} from '@/lib/base/constants';
import { lateError, OwsError } from '@/lib/base/ows-error';
import { env } from '@/lib/runtime/env';
import { processState } from '@/lib/runtime/process-state';
import { inSpan, requestId, traceparent } from '@/lib/runtime/request-context';
import { atDeadline } from '@/lib/runtime/running-time';
import { readText } from './read-text';
import { signingHeaders } from './signing';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    owsPools: Pools;
  }
}

export interface OwsRequest {
  method: 'GET' | 'POST' | 'HEAD';
  /** Path below OWS_URL with its query, for example /menu/list. */
  path: string;
  body?: string | Uint8Array;
  headers?: Record<string, string>;
}

type OwsResponse = Dispatcher.ResponseData;

/** Connection pools to the back office. */
interface Pools {
  /** For answers that are read whole: bounded in size and, by a signal, in time up to the last byte. */
  calls: Agent;
  /** For videos and documents, which are streamed at the visitor's pace; only inactivity ends them. */
  files: Agent;
}

const pools = (): Pools =>
  processState('owsPools', () => ({
    calls: new Agent({
      connections: env().owsCallsAtOnce + PERSONAL_CALLS_AT_ONCE + RELAY_CALLS_AT_ONCE,
      maxResponseSize: CONTENT_MAX_BYTES,
    }),
    files: new Agent({ connections: FILES_AT_ONCE, bodyTimeout: env().timeoutMs.call }),
  }));

const field = (error: unknown, name: 'code' | 'name'): string =>
  typeof error === 'object' && error !== null ? String(Reflect.get(error, name) ?? '') : '';

function failureOf(error: unknown): OwsError {
  if (error instanceof OwsError) return error;
  const [code, name] = [field(error, 'code'), field(error, 'name')];
  if (/TIMEOUT/.test(code) || /Timeout|Abort/.test(name)) return lateError();
  if (/MAX_SIZE|^Z_|^ERR_BROTLI|^ERR__ERROR/.test(code))
    return new OwsError('malformed', 'the body is broken or too large', { code: 200 });
  return new OwsError('network', /^[A-Z_]+$/.test(code) ? code : name || 'no connection', { code: 0 });
}

interface Limits {
  dispatcher: Agent;
  signal: AbortSignal;
}

/** The name under which a call is counted and traced: its path without the query; `/files` for any file. */
export function nameOf({ path }: OwsRequest): string {
  return path.startsWith('/files/') ? '/files' : path.replace(/\?.*$/, '');
}

/** Resolves when the headers have arrived. A span of the trace, named without the query. */
function send(call: OwsRequest, limits: Limits): Promise<OwsResponse> {
  return inSpan('call', `${call.method} ${nameOf(call)}`, async (span) => {
    try {
      const response = await sendPlainly(call, limits);
      span?.end({ 'http.response.status_code': response.statusCode });
      return response;
    } catch (error) {
      span?.end({}, failureOf(error).failure);
      throw error;
    }
  });
}

async function sendPlainly(call: OwsRequest, limits: Limits): Promise<OwsResponse> {
  const { owsUrl, signing } = env();
  const url = new URL(owsUrl + call.path);
  const body = call.body ?? '';
  const signed = signing ? signingHeaders({ method: call.method, url, body }, signing) : {};
  const [id, trace] = [requestId(), traceparent()];
  return request(url, {
    ...limits,
    method: call.method,
    headers: {
      accept: 'application/json',
      'accept-encoding': 'identity',
      ...(id ? { 'x-request-id': id } : {}),
      ...(trace ? { traceparent: trace } : {}),
      ...call.headers,
      ...signed,
    },
    body: call.method === 'POST' ? body : null,
  });
}

/** A signal that aborts at the deadline unless cleared before. */
function lateAt(deadline: number): { signal: AbortSignal; clear: () => void } {
  const late = new AbortController();
  return { signal: late.signal, clear: atDeadline(deadline, () => late.abort(lateError())) };
}

/** Sends a call once and reads the body as text, within deadline and size limit; follows no redirects. */
export async function sendForText(
  call: OwsRequest,
  deadline: number,
): Promise<{ status: number; text: string }> {
  // A timer left running after the answer would keep the page's whole rendering in memory until it fires.
  const { signal, clear } = lateAt(deadline);
  try {
    const response = await send(call, { dispatcher: pools().calls, signal });
    return { status: response.statusCode, text: await readText(response) };
  } catch (error) {
    throw failureOf(error);
  } finally {
    clear();
  }
}

/** Sends a call whose answer is streamed: images, documents, videos. The deadline applies to its headers. */
export async function sendForStream(call: OwsRequest, deadline: number): Promise<OwsResponse> {
  const { signal, clear } = lateAt(deadline);
  try {
    return await send(call, { dispatcher: pools().files, signal });
  } catch (error) {
    throw failureOf(error);
  } finally {
    clear();
  }
}
