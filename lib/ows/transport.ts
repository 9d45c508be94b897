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

const pool = new Agent({ connections: 32, maxResponseSize: CONTENT_MAX_BYTES });
/** Films and documents are streamed, so only calls that are read whole are bounded in size. */
const filePool = new Agent({ connections: 32 });

const field = (error: unknown, name: 'code' | 'name'): string =>
  typeof error === 'object' && error !== null ? String(Reflect.get(error, name) ?? '') : '';

function failureOf(error: unknown): OwsError {
  const [code, name] = [field(error, 'code'), field(error, 'name')];
  if (/TIMEOUT/.test(code) || /Timeout|Abort/.test(name))
    return new OwsError('timeout', 408, 'no answer in time');
  return new OwsError('network', 0, /^[A-Z_]+$/.test(code) ? code : name || 'no connection');
}

async function send(call: OwsRequest, dispatcher: Agent): Promise<OwsResponse> {
  const { owsUrl, signing, owsTimeoutMs } = env();
  const url = new URL(owsUrl + call.path);
  const body = call.body ?? '';
  const signed = signing ? signingHeaders({ method: call.method, url, body }, signing) : {};
  try {
    return await request(url, {
      dispatcher,
      method: call.method,
      headers: { accept: 'application/json', ...call.headers, ...signed },
      body: call.method === 'POST' ? body : null,
      signal: AbortSignal.timeout(call.timeoutMs ?? owsTimeoutMs),
    });
  } catch (error) {
    throw failureOf(error);
  }
}

/** Sends a call and reads its whole body as text, within the call's time and size limits. */
export async function sendForText(call: OwsRequest): Promise<{ status: number; text: string }> {
  const response = await send(call, pool);
  try {
    return { status: response.statusCode, text: await response.body.text() };
  } catch (error) {
    throw failureOf(error);
  }
}

/** Sends a call whose answer is streamed on: pictures, documents, films. */
export function sendForStream(call: OwsRequest): Promise<OwsResponse> {
  return send(call, filePool);
}
