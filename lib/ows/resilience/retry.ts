import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { OwsError } from '@/lib/base/ows-error';
import { metrics } from '@/lib/runtime/metrics';
import { processState } from '@/lib/runtime/process-state';
import { timeLeft } from '@/lib/runtime/running-time';
import { isUpstreamFault } from './upstream-fault';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    retryBudget: { tokens: number };
  }
}

/** A retry is made only if at least this much time is left for it. */
const RETRY_MIN_LEFT_MS = 250;

const RETRY_JITTER_MS = { least: 50, most: 250 } as const;

const MAX_RETRY_TOKENS = 1;

/** Twenty calls earn one retry, and at most one is in reserve: from twenty calls on, a tenth more at most. */
const RETRY_TOKENS_PER_CALL = 0.05;

/** Calls earn retries: a failing back office must not receive many more calls than a healthy one. */
const budget = processState('retryBudget', () => ({ tokens: MAX_RETRY_TOKENS }));

function mayRetry(error: unknown): boolean {
  if (!isUpstreamFault(error, 'read')) return false;
  return !(error instanceof OwsError && error.failure === 'timeout') && budget.tokens >= 1;
}

/** Retries a read once after an upstream fault, if time and retry budget are left. */
export async function retried<T>(deadline: number, attempt: () => Promise<T>): Promise<T> {
  budget.tokens = Math.min(MAX_RETRY_TOKENS, budget.tokens + RETRY_TOKENS_PER_CALL);
  try {
    return await attempt();
  } catch (error) {
    const pause = RETRY_JITTER_MS.least + Math.random() * (RETRY_JITTER_MS.most - RETRY_JITTER_MS.least);
    if (!mayRetry(error) || pause + RETRY_MIN_LEFT_MS > timeLeft(deadline)) throw error;
    budget.tokens -= 1;
    metrics.owsRetries.inc();
    await sleep(pause);
    return attempt();
  }
}
