import 'server-only';
import { LRUCache } from 'lru-cache';
import {
  BREAKER_FAILURES,
  BREAKER_PAUSE_MS,
  BREAKER_PROBE_WAIT_MS,
  BREAKER_PROOF_MS,
  BREAKER_QUESTIONS,
} from '../constants';
import { log } from '../log';
import { metrics } from '../metrics';
import { processWide } from '../process-wide';
import { unsentError } from './errors';
import { until } from './patience';

/** Makes a call again, until the deadline in milliseconds since the epoch. */
export type Repeat = (deadline: number) => Promise<unknown>;

interface Circuit {
  /** In a row. */
  failures: number;
  /** 0 while closed; later than now while open; once that time has come, half open. */
  openUntil: number;
  /** The one call that tries while half open; it never rejects. */
  probe: Promise<unknown> | null;
  /** Grows with each change, so that calls from before it tell nothing about the time after it. */
  epoch: number;
  /** Repeats the last question that was answered well. */
  good: Repeat | null;
  /** That question being repeated: whether it was answered well again. */
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

/** One for each call of the contract, shared by all questions that are asked of it. */
const circuits = processWide('owsCircuits', () => new Map<string, Circuit>());
/** One for each question (path and body) that has failed. */
const questions = processWide(
  'owsQuestions',
  () => new LRUCache<string, Circuit>({ max: BREAKER_QUESTIONS }),
);

/**
 * Whether a failure says that the back office is ill: `no`, `unknown` when it says nothing about it, `question` when the
 * back office answered and may mean this question alone, `yes` when no such answer came.
 */
export type Verdict = 'no' | 'unknown' | 'question' | 'yes';

export interface Guarded<T> {
  call: string;
  /** Path and body; a question without one is asked once and counted under its call alone. */
  question?: string;
  work: () => Promise<T>;
  /** Missing where a question must not be asked twice, as with forms. */
  repeat?: Repeat;
  judge: (error: unknown) => Verdict;
}

function circuitOf(call: string): Circuit {
  const circuit = circuits.get(call) ?? fresh();
  circuits.set(call, circuit);
  return circuit;
}

function tell(call: string | null, state: 0 | 1 | 2, what: string): void {
  if (call === null) return;
  if (what) log.warn({ call }, what);
  metrics.owsBreaker.set({ call }, state);
}

/** `call` is null for the circuit of a single question, of which no log or metric tells. */
function open(circuit: Circuit, call: string | null): void {
  tell(call, 2, circuit.openUntil === 0 ? 'calls are held back after failures' : '');
  circuit.openUntil = Date.now() + BREAKER_PAUSE_MS;
  circuit.epoch += 1;
}

function close(circuit: Circuit, call: string | null): void {
  circuit.failures = 0;
  if (circuit.openUntil === 0) return;
  tell(call, 0, 'calls go out again');
  circuit.openUntil = 0;
  circuit.epoch += 1;
}

const isDue = ({ openUntil, failures }: Circuit): boolean => openUntil > 0 || failures >= BREAKER_FAILURES;

/** Repeats the question that was answered well before; equal proofs under way are one. */
function proveWell(circuit: Circuit, good: Repeat): Promise<boolean> {
  const deadline = Date.now() + BREAKER_PROOF_MS;
  circuit.proof ??= until(deadline, good(deadline))
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      circuit.proof = null;
    });
  return circuit.proof;
}

/** Opens the circuit of a call, unless the failures are those of odd questions and a good one is answered as before. */
async function openUnlessWell(circuit: Circuit, call: string, verdict: Verdict): Promise<void> {
  const { epoch, good } = circuit;
  const isWell = good ? await proveWell(circuit, good) : verdict === 'question';
  if (epoch !== circuit.epoch) return;
  if (isWell) close(circuit, call);
  else open(circuit, call);
}

/** The circuit of the call after a failure. Without a probe under way nobody waits for the proof. */
async function noteFailure({ call }: Guarded<unknown>, circuit: Circuit, verdict: Verdict): Promise<void> {
  if (verdict === 'no') close(circuit, call);
  if (verdict === 'no' || verdict === 'unknown') return;
  circuit.failures += 1;
  if (isDue(circuit)) await openUnlessWell(circuit, call, verdict);
}

function noteQuestion({ question }: Guarded<unknown>, verdict: Verdict | 'well'): void {
  if (question === undefined || verdict === 'unknown') return;
  if (verdict === 'well' || verdict === 'no') {
    questions.delete(question);
    return;
  }
  const circuit = questions.get(question) ?? fresh();
  circuit.failures += 1;
  questions.set(question, circuit);
  if (isDue(circuit)) open(circuit, null);
}

async function counted<T>(wish: Guarded<T>, circuit: Circuit): Promise<T> {
  const { epoch } = circuit;
  try {
    const result = await wish.work();
    noteQuestion(wish, 'well');
    if (wish.repeat) circuit.good = wish.repeat;
    if (epoch === circuit.epoch) close(circuit, wish.call);
    return result;
  } catch (error) {
    const verdict = wish.judge(error);
    noteQuestion(wish, verdict);
    const isTrial = circuit.openUntil > 0;
    const noted = epoch === circuit.epoch ? noteFailure(wish, circuit, verdict) : undefined;
    if (isTrial) await noted;
    throw error;
  }
}

/** Throws while open. While another call tries, waits a little for what it finds. */
async function requireClosed({ openUntil, probe }: Circuit): Promise<void> {
  if (Date.now() < openUntil) throw unsentError('held back after failures');
  if (!probe) return;
  await until(Date.now() + BREAKER_PROBE_WAIT_MS, probe).catch(() => {
    throw unsentError('another call is trying');
  });
}

/**
 * Makes a call unless the last ones of its kind failed in a row: then none is sent for a pause, and after it one tries.
 * The others wait for that one for a moment instead of failing, so that a site that recovers does so at once. A question
 * that fails again and again is held back alone: its failures hold back others only when the question that was last
 * answered well fails too.
 */
export async function guarded<T>(wish: Guarded<T>): Promise<T> {
  const own = wish.question === undefined ? undefined : questions.get(wish.question);
  if (own && Date.now() < own.openUntil) throw unsentError('this question is held back after failures');
  const circuit = circuitOf(wish.call);
  do await requireClosed(circuit);
  while (circuit.probe || Date.now() < circuit.openUntil);
  if (circuit.openUntil === 0) return counted(wish, circuit);
  tell(wish.call, 1, '');
  const attempt = counted(wish, circuit);
  circuit.probe = attempt
    .catch(() => undefined)
    .finally(() => {
      circuit.probe = null;
    });
  return attempt;
}
