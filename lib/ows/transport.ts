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
import { readText } from './read-text';
import { signingHeaders } from './signing';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    owsPools: Pools;
  }
}

export interface OwsRequest {
  method: 'GET' | 'POST' | 'HEAD';
  /** Below OWS_URL, for example /menu/list, with its query. */
  path: string;
  body?: string | Uint8Array;
  headers?: Record<string, string>;
}

type OwsResponse = Dispatcher.ResponseData;

/** Connections to the back office. */
interface Pools {
  /** Calls are read whole: bounded in size and, by a signal, in their time from first to last byte. */
  calls: Agent;
  /** Films and documents are streamed at the visitor's pace; only inactivity ends them. */
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

/** Calls are counted and traced by their path without query: the table of the contract, and `/files` for all files. */
export function nameOf({ path }: OwsRequest): string {
  return path.startsWith('/files/') ? '/files' : path.replace(/\?.*$/, '');
}

/** Answers with its headers; a step of the trace that names the call without its query. */
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

/** A signal that aborts at the deadline, unless it is cleared before. */
function lateAt(deadline: number): { signal: AbortSignal; clear: () => void } {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(lateError()), Math.max(1, deadline - Date.now()));
  return { signal: late.signal, clear: () => clearTimeout(timer) };
}

/** Sends a call once and reads its whole body as text, within its time and the size limit. Redirects are not followed. */
export async function sendForText(
  call: OwsRequest,
  deadline: number,
): Promise<{ status: number; text: string }> {
  // A timer that runs on after the answer would keep the page's whole rendering in memory until then.
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

/** Sends a call whose answer is streamed on: pictures, documents, films. The deadline is that of its headers. */
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
