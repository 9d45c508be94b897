import 'server-only';
import { createHash } from 'node:crypto';
import { OwsError, unsentError } from '@/lib/base/ows-error';
import { withoutControls } from '@/lib/base/possible';
import { isRecord, toInt, toText } from '@/lib/base/values';
import { noteAnswer } from '@/lib/runtime/list-answers';
import { metrics } from '@/lib/runtime/metrics';
import { timeLeft } from '@/lib/runtime/running-time';
import { parseJson } from './parse-json';
import { inAgreedRate } from './resilience/call-rate';
import { guarded, type Repeat } from './resilience/circuit-breaker';
import { coalesced, type Reuse } from './resilience/coalesce';
import { withSlot } from './resilience/concurrency-limit';
import { beforeDeadline, deadlineOf, type TimeBudget } from './resilience/deadline';
import { retried } from './resilience/retry';
import { noteFailure, type Use, verdictOn } from './resilience/upstream-fault';
import { nameOf, type OwsRequest, sendForText } from './transport';

/** The body of a successful answer: a JSON object with unknown fields. */
export type OwsBody = Readonly<Record<string, unknown>>;

export interface OwsCall extends OwsRequest {
  /** `read` by default. */
  use?: Use;
  budget?: TimeBudget;
  /** For large lists that many pages need at the same time. */
  reuse?: Reuse;
}

function parse(text: string, status: number): OwsBody {
  let json: unknown;
  try {
    json = parseJson(text);
  } catch {
    if (status >= 400) throw new OwsError('http', `HTTP ${status}`, { code: status, status });
    throw new OwsError('malformed', 'the answer is not JSON', { code: status, status });
  }
  if (!isRecord(json))
    throw new OwsError('malformed', 'the answer is not an object', { code: status, status });
  return json;
}

/** Success is body code 200 (number or string) or, without a code, HTTP 200; never a redirect or an HTTP error. */
export function readAnswer(text: string, status: number): OwsBody {
  // Redirects are not followed: they could send a visitor's form anywhere.
  if (status >= 300 && status < 400) throw new OwsError('http', `HTTP ${status}`, { code: status, status });
  const body = parse(text, status);
  const code = toInt(body.code) ?? status;
  if (code === 200 && status < 400) return body;
  const failure = body.code === undefined || code === 200 ? 'http' : 'answer';
  throw new OwsError(failure, toText(body.msg) || `code ${code}`, {
    code: failure === 'http' ? status : code,
    status,
  });
}

/** Identifies a request among those of the same call: a digest of path, query and body. */
function requestKeyOf({ path, body = '' }: OwsRequest): string {
  return createHash('sha256').update(path).update('\n').update(body).digest('base64url');
}

/** Runs `work` once and records its outcome and duration. */
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
  /** Digest of path and body, if failures of this request are counted separately. */
  requestKey?: string;
  /** Must end by the given deadline. */
  work: (deadline: number) => Promise<T>;
  /** Repeats the request as a probe; absent if it must not be repeated. */
  repeat?: Repeat;
}

const MIN_TIME_MS = 50;

/** One attempt behind circuit breaker, concurrency and rate limits; also counts calls that are not sent. */
export async function attempt<T>({ call, use, deadline, requestKey, work, repeat }: Attempt<T>): Promise<T> {
  const send = async () => {
    await inAgreedRate({ use, deadline });
    if (timeLeft(deadline) < MIN_TIME_MS) throw unsentError('no time is left');
    return measured(call, use, () => work(deadline));
  };
  try {
    return await guarded({
      call,
      requestKey,
      judge: (error) => verdictOn(error, use),
      work: () => withSlot({ use, deadline }, send),
      // Outside the concurrency limit: failing calls may hold all of its slots.
      repeat:
        repeat &&
        (async (end) => {
          await inAgreedRate({ use, deadline: end });
          return measured(call, use, () => repeat(end));
        }),
    });
  } catch (error) {
    if (error instanceof OwsError && error.failure === 'unsent') {
      metrics.owsCalls.inc({ call, outcome: 'unsent' });
    }
    throw error;
  }
}

/** Reads an answer; throws an OwsError if it breaks the contract. */
export type Decode<T> = (body: OwsBody) => T;

/**
 * Makes a call of the contract; rejects with an OwsError with code and msg. An answer for which `decode`
 * throws counts as an upstream fault.
 */
export function callOws(call: OwsCall): Promise<OwsBody>;
export function callOws<T>(call: OwsCall, decode: Decode<T>): Promise<T>;
export async function callOws(call: OwsCall, decode: Decode<unknown> = (body) => body): Promise<unknown> {
  const { use = 'read', budget = 'page' } = call;
  const deadline = deadlineOf(budget);
  const work = async (end: number) => {
    const { status, text } = await sendForText(call, end);
    const body = readAnswer(text, status);
    return { body, decode, value: decode(body) };
  };
  const name = nameOf(call);
  if (use === 'personal')
    return (await beforeDeadline(deadline, attempt({ call: name, use, deadline, work }))).value;
  const requestKey = requestKeyOf(call);
  const once = () => attempt({ call: name, use, deadline, requestKey, work, repeat: work });
  const answer = await beforeDeadline(
    deadline,
    coalesced(call, { deadline, reuse: call.reuse }, () => retried(deadline, once)),
  );
  // Coalesced callers may decode the same answer differently.
  const value = answer.decode === decode ? answer.value : decode(answer.body);
  noteAnswer(requestKey, value);
  return value;
}

/** Removes control characters from strings: legitimate text has none, and some back offices fail on them. */
const clean = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutControls(value) : value;

/** A call with a JSON body. */
export function jsonCall(path: string, body: unknown, use?: Use): OwsCall {
  const headers = { 'content-type': 'application/json;charset=utf-8' };
  return { method: 'POST', path, headers, body: JSON.stringify(body, clean), use };
}

/** A POST with a JSON body; rejects as `callOws` does. */
export function postOws(path: string, body: unknown, use?: Use): Promise<OwsBody> {
  return callOws(jsonCall(path, body, use));
}
