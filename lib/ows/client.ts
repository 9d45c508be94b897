import 'server-only';
import { metrics } from '../metrics';
import { isRecord, toInt, toText } from '../values';
import { guarded } from './breaker';
import { OwsError, unsentError } from './errors';
import { isIllness, noteFailure, type Use } from './health';
import { deadlineOf, type Patience, until } from './patience';
import { inPlace } from './places';
import { retried } from './retry';
import { shared } from './share';
import { type OwsRequest, sendForText } from './transport';

/** The body of an answer after the success rule: a JSON object of whatever fields. */
export type OwsBody = Readonly<Record<string, unknown>>;

export interface OwsCall extends OwsRequest {
  /** Reads unless said otherwise. */
  use?: Use;
  patience?: Patience;
}

function parse(text: string, status: number): OwsBody {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    if (status >= 400) throw new OwsError('http', status, `HTTP ${status}`, status);
    throw new OwsError('malformed', status, 'the answer is not JSON', status);
  }
  if (!isRecord(json)) throw new OwsError('malformed', status, 'the answer is not an object', status);
  return json;
}

/** Success is body code 200 (number or string) or, without a code, HTTP 200; never a redirect or an HTTP error. */
export function readAnswer(text: string, status: number): OwsBody {
  // A redirect is not followed: it could lead anywhere, with a visitor's form in hand.
  if (status >= 300 && status < 400) throw new OwsError('http', status, `HTTP ${status}`, status);
  const body = parse(text, status);
  const code = toInt(body.code) ?? status;
  if (code === 200 && status < 400) return body;
  const failure = body.code === undefined || code === 200 ? 'http' : 'answer';
  throw new OwsError(failure, failure === 'http' ? status : code, toText(body.msg) || `code ${code}`, status);
}

/** Calls are counted by their path without query: the table of the contract, and `/files` for all files. */
export function nameOf({ path }: OwsRequest): string {
  return path.startsWith('/files/') ? '/files' : path.replace(/\?.*$/, '');
}

/** Does `work` once, with its outcome and time counted and told. */
async function measured<T>(call: string, use: Use, work: () => Promise<T>): Promise<T> {
  const stop = metrics.owsSeconds.startTimer({ call });
  let outcome = 'ok';
  try {
    return await work();
  } catch (error) {
    outcome = error instanceof OwsError ? error.failure : 'fault';
    noteFailure(error, use);
    throw error;
  } finally {
    stop();
    metrics.owsCalls.inc({ call, outcome });
  }
}

interface Bounds {
  use: Use;
  deadline: number;
}

const LEAST_TIME_MS = 50;

/** One attempt behind breaker and bound; what is not sent is counted too. */
export async function attempt<T>(
  call: string,
  { use, deadline }: Bounds,
  work: () => Promise<T>,
): Promise<T> {
  const send = () => {
    if (deadline - Date.now() < LEAST_TIME_MS) throw unsentError('no time is left');
    return measured(call, use, work);
  };
  const isIll = (error: unknown) =>
    error instanceof OwsError && error.failure === 'unsent' ? null : isIllness(error, use);
  try {
    return await guarded({ call, isIll, work: () => inPlace({ use, deadline }, send) });
  } catch (error) {
    if (error instanceof OwsError && error.failure === 'unsent') {
      metrics.owsCalls.inc({ call, outcome: 'unsent' });
    }
    throw error;
  }
}

/** What an answer is read with: it throws an OwsError at one that is not as agreed. */
export type Decode<T> = (body: OwsBody) => T;

/**
 * Makes a call of the contract; rejects with an OwsError that holds code and msg. An answer that `decode` refuses
 * counts as a failure of the back office, like one that does not come.
 */
export function callOws(call: OwsCall): Promise<OwsBody>;
export function callOws<T>(call: OwsCall, decode: Decode<T>): Promise<T>;
export async function callOws(call: OwsCall, decode: Decode<unknown> = (body) => body): Promise<unknown> {
  const { use = 'read', patience = 'page' } = call;
  const deadline = deadlineOf(patience);
  const once = () =>
    attempt(nameOf(call), { use, deadline }, async () => {
      const { status, text } = await sendForText(call, deadline);
      return decode(readAnswer(text, status));
    });
  if (use === 'personal') return until(deadline, once());
  return until(
    deadline,
    shared(call, deadline, () => retried(deadline, once)),
  );
}

export function getOws(path: string, patience?: Patience): Promise<OwsBody> {
  return callOws({ method: 'GET', path, patience });
}

/** A call with a JSON body. */
export function jsonCall(path: string, body: unknown, use?: Use): OwsCall {
  const headers = { 'content-type': 'application/json;charset=utf-8' };
  return { method: 'POST', path, headers, body: JSON.stringify(body), use };
}

export function postOws(path: string, body: unknown, use?: Use): Promise<OwsBody> {
  return callOws(jsonCall(path, body, use));
}
