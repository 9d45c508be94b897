import 'server-only';
import { LRUCache } from 'lru-cache';
import { BREAKER_PAUSE_MS } from '@/lib/base/constants';
import { unsentError } from '@/lib/base/ows-error';
import { log } from '@/lib/runtime/log';
import { metrics } from '@/lib/runtime/metrics';
import { processState } from '@/lib/runtime/process-state';
import { deadlineIn } from '@/lib/runtime/running-time';
import { beforeDeadline } from './deadline';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** By call of the contract. */
    circuits: Map<string, Circuit>;
    /** By request (path and body) that has failed. */
    requestCircuits: LRUCache<string, Circuit>;
  }
}

/** Requests whose failures are counted separately; the least recently used is dropped first. */
const BREAKER_REQUESTS = 1000;

/** Timeout of repeating the last successful request. */
const BREAKER_PROOF_MS = 5000;

/** How long other calls wait for the probe that follows the pause. */
const BREAKER_PROBE_WAIT_MS = 1000;

/** Consecutive failures of a call after which its circuit opens for a pause. */
export const BREAKER_FAILURES = 5;

/** Makes a call again, until the deadline. */
export type Repeat = (deadline: number) => Promise<unknown>;

/** State of one circuit breaker. */
interface Circuit {
  /** Consecutive failures. */
  failures: number;
  /** 0: closed; in the future: open; in the past: half open. Milliseconds since the epoch. */
  openUntil: number;
  /** The one call that is sent while half open; it never rejects. */
  probe: Promise<unknown> | null;
  /** Incremented on each change of state; calls from an earlier epoch are not counted. */
  epoch: number;
  /** Repeats the last successful request. */
  good: Repeat | null;
  /** The repetition in flight; resolves to whether it succeeded. */
  proof: Promise<boolean> | null;
}

const fresh = (): Circuit => ({
  failures: 0,
  openUntil: 0,
  probe: null,
  epoch: 0,
  good: null,
  proof: null,
});

/** One circuit per call of the contract, shared by all of its requests. */
const circuits = processState('circuits', () => new Map());
/** One circuit per request (path and body) that has failed. */
const failedRequests = processState('requestCircuits', () => new LRUCache({ max: BREAKER_REQUESTS }));

/**
 * What a failure says about the back office: `healthy`; `unknown`: nothing; `request`: it answered, and may
 * have rejected only this request; `upstream`: it gave no such answer.
 */
export type Verdict = 'healthy' | 'unknown' | 'request' | 'upstream';

export interface Guarded<T> {
  call: string;
  /** Digest of path and body; without it, failures count only for the call. */
  requestKey?: string;
  work: () => Promise<T>;
  /** Absent if the request must not be repeated, as with forms. */
  repeat?: Repeat;
  judge: (error: unknown) => Verdict;
}

function circuitOf(call: string): Circuit {
  const circuit = circuits.get(call) ?? fresh();
  circuits.set(call, circuit);
  return circuit;
}

function report(call: string | null, state: 0 | 1 | 2, what: string): void {
  if (call === null) return;
  if (what) log.warn({ call }, what);
  metrics.owsBreaker.set({ call }, state);
}

/** `call` is null for the circuit of a single request, which has neither log entry nor metric. */
function open(circuit: Circuit, call: string | null): void {
  report(call, 2, circuit.openUntil === 0 ? 'calls are held back after failures' : '');
  circuit.openUntil = Date.now() + BREAKER_PAUSE_MS;
  circuit.epoch += 1;
}

function close(circuit: Circuit, call: string | null): void {
  circuit.failures = 0;
  if (circuit.openUntil === 0) return;
  report(call, 0, 'calls are sent again');
  circuit.openUntil = 0;
  circuit.epoch += 1;
}

const isDue = ({ openUntil, failures }: Circuit): boolean => openUntil > 0 || failures >= BREAKER_FAILURES;

/** Repeats the last successful request; simultaneous repetitions are coalesced. */
function proveHealthy(circuit: Circuit, good: Repeat): Promise<boolean> {
  const deadline = deadlineIn(BREAKER_PROOF_MS);
  circuit.proof ??= beforeDeadline(deadline, good(deadline))
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      circuit.proof = null;
    });
  return circuit.proof;
}

/** Opens the circuit of a call unless a known good request still succeeds; with none, only for `upstream`. */
async function openUnlessHealthy(circuit: Circuit, call: string, verdict: Verdict): Promise<void> {
  const { epoch, good } = circuit;
  const isHealthy = good ? await proveHealthy(circuit, good) : verdict === 'request';
  if (epoch !== circuit.epoch) return;
  if (isHealthy) close(circuit, call);
  else open(circuit, call);
}

/** Records a failure in the circuit of the call. */
async function noteFailure({ call }: Guarded<unknown>, circuit: Circuit, verdict: Verdict): Promise<void> {
  if (verdict === 'healthy') close(circuit, call);
  if (verdict === 'healthy' || verdict === 'unknown') return;
  circuit.failures += 1;
  if (isDue(circuit)) await openUnlessHealthy(circuit, call, verdict);
}

function noteRequest({ requestKey }: Guarded<unknown>, verdict: Verdict): void {
  if (requestKey === undefined || verdict === 'unknown') return;
  if (verdict === 'healthy') {
    failedRequests.delete(requestKey);
    return;
  }
  const circuit = failedRequests.get(requestKey) ?? fresh();
  circuit.failures += 1;
  failedRequests.set(requestKey, circuit);
  if (isDue(circuit)) open(circuit, null);
}

async function counted<T>(guard: Guarded<T>, circuit: Circuit): Promise<T> {
  const { epoch } = circuit;
  try {
    const result = await guard.work();
    noteRequest(guard, 'healthy');
    if (guard.repeat) circuit.good = guard.repeat;
    if (epoch === circuit.epoch) close(circuit, guard.call);
    return result;
  } catch (error) {
    const verdict = guard.judge(error);
    noteRequest(guard, verdict);
    const isTrial = circuit.openUntil > 0;
    const noted = epoch === circuit.epoch ? noteFailure(guard, circuit, verdict) : undefined;
    if (isTrial) await noted;
    throw error;
  }
}

/** Throws while the circuit is open. While a probe is in flight, waits briefly for its outcome. */
async function requireClosed({ openUntil, probe }: Circuit): Promise<void> {
  if (Date.now() < openUntil) throw unsentError('held back after failures');
  if (!probe) return;
  await beforeDeadline(deadlineIn(BREAKER_PROBE_WAIT_MS), probe).catch(() => {
    throw unsentError('another call is probing');
  });
}

/**
 * Makes a call unless its circuit is open: after consecutive failures no call is sent for a while, then one
 * probes, for which the others wait briefly, so that the site recovers at once. A request that keeps failing is
 * held back alone; it opens the circuit of the call only if the last successful request fails, too.
 */
export async function guarded<T>(guard: Guarded<T>): Promise<T> {
  const own = guard.requestKey === undefined ? undefined : failedRequests.get(guard.requestKey);
  if (own && Date.now() < own.openUntil) throw unsentError('this request is held back after failures');
  const circuit = circuitOf(guard.call);
  do await requireClosed(circuit);
  while (circuit.probe || Date.now() < circuit.openUntil);
  if (circuit.openUntil === 0) return counted(guard, circuit);
  report(guard.call, 1, '');
  const attempt = counted(guard, circuit);
  circuit.probe = attempt
    .catch(() => undefined)
    .finally(() => {
      circuit.probe = null;
    });
  return attempt;
}
