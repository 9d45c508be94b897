import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import { metrics } from './metrics';
import { peekProcessState } from './process-state';

export type MetricsOfProcess = MetricObjectWithValues<MetricValue<string>>[];

declare module './process-state' {
  interface ProcessState {
    /** Metrics of other threads, and of the other processes on this port, each labelled `process`; missing if there are none. */
    metricsOfOthers: () => Promise<MetricsOfProcess[]>;
    /** Metrics of the thread that renders; missing where this one does. */
    metricsOfRenderer: () => Promise<MetricsOfProcess>;
  }
}

/** Keeps metrics that the library would omit, such as start times: each series names its process. */
const whole = (list: MetricsOfProcess): MetricsOfProcess =>
  list.map((metric) => (metric.aggregator === 'omit' ? { ...metric, aggregator: 'sum' } : metric));

/** The metrics of this thread. */
export const ownMetrics = (): Promise<MetricsOfProcess> =>
  metrics.registry.getMetricsAsJSON() as Promise<MetricsOfProcess>;

const together = (lists: readonly MetricsOfProcess[]) => AggregatorRegistry.aggregate(lists.map(whole));

/** The metrics of all processes that share this one's port, in the text format of Prometheus. */
export async function allMetrics(): Promise<string> {
  const others = peekProcessState('metricsOfOthers');
  if (!others) return metrics.registry.metrics();
  const [own, theirs] = await Promise.all([ownMetrics(), others()]);
  return together([own, ...theirs]).metrics();
}

/** The metrics of both threads of this process. */
export async function metricsOfProcess(): Promise<MetricsOfProcess> {
  const renderer = peekProcessState('metricsOfRenderer')?.() ?? [];
  const threads = await Promise.all([ownMetrics(), renderer]);
  return together(threads).getMetricsAsJSON() as Promise<MetricsOfProcess>;
}
