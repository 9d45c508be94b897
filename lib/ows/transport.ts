import 'server-only';
import { Agent, type Dispatcher, request } from 'undici';
import { CONTENT_MAX_BYTES } from '../constants';
import { env } from '../env';
import { OwsError } from './errors';
import { signingHeaders } from './signing';

export interface OwsRequest {
  method: 'GET' | 'POST' | 'HEAD';
  /** Below OWS_URL, for example /menu/list, with its query. */
  path: string;
  body?: string | Uint8Array;
  headers?: Record<string, string>;
  timeoutMs?: number;
}

type OwsResponse = Dispatcher.ResponseData;

/** Calls are read whole: bounded in size and, by a signal, in their time from first to last byte. */
const pool = new Agent({ connections: 32, maxResponseSize: CONTENT_MAX_BYTES });
/** Films and documents are streamed at the visitor's pace: only a standstill ends them. */
const filePool = new Agent({ connections: 32 });

const field = (error: unknown, name: 'code' | 'name'): string =>
  typeof error === 'object' && error !== null ? String(Reflect.get(error, name) ?? '') : '';

function failureOf(error: unknown): OwsError {
  const [code, name] = [field(error, 'code'), field(error, 'name')];
  if (/TIMEOUT/.test(code) || /Timeout|Abort/.test(name))
    return new OwsError('timeout', 408, 'no answer in time');
  return new OwsError('network', 0, /^[A-Z_]+$/.test(code) ? code : name || 'no connection');
}

interface Limits {
  dispatcher: Agent;
  signal?: AbortSignal;
  headersTimeout?: number;
  bodyTimeout?: number;
}

async function send(call: OwsRequest, limits: Limits): Promise<OwsResponse> {
  const { owsUrl, signing } = env();
  const url = new URL(owsUrl + call.path);
  const body = call.body ?? '';
  const signed = signing ? signingHeaders({ method: call.method, url, body }, signing) : {};
  try {
    return await request(url, {
      ...limits,
      method: call.method,
      headers: { accept: 'application/json', ...call.headers, ...signed },
      body: call.method === 'POST' ? body : null,
    });
  } catch (error) {
    throw failureOf(error);
  }
}

const timeoutOf = ({ timeoutMs }: OwsRequest): number => timeoutMs ?? env().owsTimeoutMs;

/** Sends a call and reads its whole body as text, within the call's time and size limits. */
export async function sendForText(call: OwsRequest): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.timeout(timeoutOf(call));
  const response = await send(call, { dispatcher: pool, signal });
  try {
    return { status: response.statusCode, text: await response.body.text() };
  } catch (error) {
    throw failureOf(error);
  }
}

/** Sends a call whose answer is streamed on: pictures, documents, films. */
export function sendForStream(call: OwsRequest): Promise<OwsResponse> {
  const wait = timeoutOf(call);
  return send(call, { dispatcher: filePool, headersTimeout: wait, bodyTimeout: wait });
}
