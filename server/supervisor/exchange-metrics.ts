import { type MetricsOfProcess, metricsOfProcess } from '@/lib/runtime/all-metrics';
import { setProcessState } from '@/lib/runtime/process-state';
import type { Order, Report } from './messages';

/** Longer than the second that the supervisor waits for the other processes. */
const TIMEOUT_MS = 2000;

type MetricsOrder = Extract<Order, { question: number }>;

/** Lets /api/metrics answer for all processes; returns the handler of the orders that concern metrics. */
export function exchangeMetrics(tell: (report: Report) => void): (order: MetricsOrder) => void {
  const waiting = new Map<number, (metrics: MetricsOfProcess[]) => void>();
  let last = 0;
  setProcessState('metricsOfOthers', () => {
    last += 1;
    const question = last;
    return new Promise((resolve) => {
      const settle = (theirs: MetricsOfProcess[]) => {
        clearTimeout(timer);
        waiting.delete(question);
        resolve(theirs);
      };
      const timer = setTimeout(() => settle([]), TIMEOUT_MS);
      waiting.set(question, settle);
      tell({ report: 'ask-metrics', question });
    });
  });
  return async (order) => {
    if (order.order === 'take-metrics') waiting.get(order.question)?.(order.metrics as MetricsOfProcess[]);
    else {
      const own = await metricsOfProcess();
      tell({ report: 'metrics', question: order.question, metrics: own });
    }
  };
}
