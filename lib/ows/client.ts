import 'server-only';
import { createHash } from 'node:crypto';
import { metrics } from '../metrics';
import { withoutControls } from '../possible';
import { isRecord, toInt, toText } from '../values';
import { noteAnswer } from './answers';
import { guarded, type Repeat } from './breaker';
import { OwsError, unsentError } from './errors';
import { noteFailure, type Use, verdictOn } from './health';
import { parseJson } from './parse-json';
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
    json = parseJson(text);
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

/** Tells a question from others of its call: its path, query and body, as a digest. */
function questionOf({ path, body = '' }: OwsRequest): string {
  return createHash('sha256').update(path).update('\n').update(body).digest('base64url');
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

interface Attempt<T> {
  call: string;
  use: Use;
  deadline: number;
  /** Path and body, where their failures are to be told from those of other questions. */
  question?: string;
  /** Done until the deadline that it is given. */
  work: (deadline: number) => Promise<T>;
  /** Asks the same again to no other end than to see whether it is answered; missing where that must not be done. */
  repeat?: Repeat;
}

const LEAST_TIME_MS = 50;

/** One attempt behind breaker and bound; what is not sent is counted too. */
export async function attempt<T>({ call, use, deadline, question, work, repeat }: Attempt<T>): Promise<T> {
  const send = () => {
    if (deadline - Date.now() < LEAST_TIME_MS) throw unsentError('no time is left');
    return measured(call, use, () => work(deadline));
  };
  try {
    return await guarded({
      call,
      question,
      judge: (error) => verdictOn(error, use),
      work: () => inPlace({ use, deadline }, send),
      // Beside the places: those may all be held by the calls whose failures raised the question.
      repeat: repeat && ((until) => measured(call, use, () => repeat(until))),
    });
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
  const work = async (end: number) => {
    const { status, text } = await sendForText(call, end);
    const body = readAnswer(text, status);
    return { body, decode, value: decode(body) };
  };
  const name = nameOf(call);
  if (use === 'personal') return (await until(deadline, attempt({ call: name, use, deadline, work }))).value;
  const question = questionOf(call);
  const once = () => attempt({ call: name, use, deadline, question, work, repeat: work });
  const answer = await until(
    deadline,
    shared(call, deadline, () => retried(deadline, once)),
  );
  // A call that was joined may have been made by code that reads the answer in another way.
  const value = answer.decode === decode ? answer.value : decode(answer.body);
  noteAnswer(question, value);
  return value;
}

export function getOws(path: string, patience?: Patience): Promise<OwsBody> {
  return callOws({ method: 'GET', path, patience });
}

/** Control characters are in no text that a back office knows, and some of them fail at them. */
const clean = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutControls(value) : value;

/** A call with a JSON body. */
export function jsonCall(path: string, body: unknown, use?: Use): OwsCall {
  const headers = { 'content-type': 'application/json;charset=utf-8' };
  return { method: 'POST', path, headers, body: JSON.stringify(body, clean), use };
}

export function postOws(path: string, body: unknown, use?: Use): Promise<OwsBody> {
  return callOws(jsonCall(path, body, use));
}
