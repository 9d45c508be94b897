import 'server-only';
import { BREAKER_FAILURES, BREAKER_PAUSE_MS, BREAKER_PROBE_WAIT_MS } from '../constants';
import { log } from '../log';
import { metrics } from '../metrics';
import { processWide } from '../process-wide';
import { unsentError } from './errors';
import { until } from './patience';

/** Of one call of the contract. */
interface Circuit {
  /** In a row. */
  failures: number;
  /** 0 while closed; later than now while open; once that time has come, half open. */
  openUntil: number;
  /** The one call that tries while half open; it never rejects. */
  probe: Promise<unknown> | null;
  /** Grows with each change, so that calls from before it tell nothing about the time after it. */
  epoch: number;
}

const circuits = processWide('owsCircuits', () => new Map<string, Circuit>());

function circuitOf(call: string): Circuit {
  const circuit = circuits.get(call) ?? { failures: 0, openUntil: 0, probe: null, epoch: 0 };
  circuits.set(call, circuit);
  return circuit;
}

function open(call: string, circuit: Circuit): void {
  if (circuit.openUntil === 0) log.warn({ call }, 'calls are held back after failures');
  circuit.openUntil = Date.now() + BREAKER_PAUSE_MS;
  circuit.epoch += 1;
  metrics.owsBreaker.set({ call }, 2);
}

function close(call: string, circuit: Circuit): void {
  circuit.failures = 0;
  if (circuit.openUntil === 0) return;
  log.info({ call }, 'calls go out again');
  circuit.openUntil = 0;
  circuit.epoch += 1;
  metrics.owsBreaker.set({ call }, 0);
}

interface Guarded<T> {
  call: string;
  work: () => Promise<T>;
  /** Whether a failure is one of the back office, or null when it says nothing about it. */
  isIll: (error: unknown) => boolean | null;
}

async function counted<T>({ call, work, isIll }: Guarded<T>, circuit: Circuit): Promise<T> {
  const { epoch } = circuit;
  const isOld = () => epoch !== circuit.epoch;
  try {
    const result = await work();
    if (!isOld()) close(call, circuit);
    return result;
  } catch (error) {
    const ill = isIll(error);
    if (!isOld() && ill === false) close(call, circuit);
    if (!isOld() && ill) {
      circuit.failures += 1;
      if (circuit.openUntil > 0 || circuit.failures >= BREAKER_FAILURES) open(call, circuit);
    }
    throw error;
  }
}

/** Throws while open. While another call tries, waits a little for what it finds. */
async function requireOpenDoor({ openUntil, probe }: Circuit): Promise<void> {
  if (Date.now() < openUntil) throw unsentError('held back after failures');
  if (!probe) return;
  await until(Date.now() + BREAKER_PROBE_WAIT_MS, probe).catch(() => {
    throw unsentError('another call is trying');
  });
}

/**
 * Makes a call unless the last ones of its kind failed in a row: then none is sent for a pause, and after it one tries.
 * The others wait for that one for a moment instead of failing, so that a site that recovers does so at once.
 */
export async function guarded<T>(wish: Guarded<T>): Promise<T> {
  const circuit = circuitOf(wish.call);
  do await requireOpenDoor(circuit);
  while (circuit.probe || Date.now() < circuit.openUntil);
  if (circuit.openUntil === 0) return counted(wish, circuit);
  metrics.owsBreaker.set({ call: wish.call }, 1);
  const attempt = counted(wish, circuit);
  circuit.probe = attempt
    .catch(() => undefined)
    .finally(() => {
      circuit.probe = null;
    });
  return attempt;
}
