import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { RETRY_JITTER_MS, RETRY_MIN_LEFT_MS, RETRY_TOKENS_MOST, RETRY_TOKENS_PER_CALL } from '../constants';
import { metrics } from '../metrics';
import { processWide } from '../process-wide';
import { OwsError } from './errors';
import { isIllness } from './health';

/** Second attempts are earned by first ones: a back office that fails must not be asked more often than one that does not. */
const budget = processWide('owsRetries', () => ({ tokens: RETRY_TOKENS_MOST }));

function mayTryAgain(error: unknown): boolean {
  if (!isIllness(error, 'read')) return false;
  return !(error instanceof OwsError && error.failure === 'timeout') && budget.tokens >= 1;
}

/** Makes a read once more when it fails by an illness of the back office, and time and budget are left. */
export async function retried<T>(deadline: number, attempt: () => Promise<T>): Promise<T> {
  budget.tokens = Math.min(RETRY_TOKENS_MOST, budget.tokens + RETRY_TOKENS_PER_CALL);
  try {
    return await attempt();
  } catch (error) {
    const pause = RETRY_JITTER_MS.least + Math.random() * (RETRY_JITTER_MS.most - RETRY_JITTER_MS.least);
    if (!mayTryAgain(error) || Date.now() + pause + RETRY_MIN_LEFT_MS > deadline) throw error;
    budget.tokens -= 1;
    metrics.owsRetries.inc();
    await sleep(pause);
    return attempt();
  }
}
