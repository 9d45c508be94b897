import type { Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  owsCalls: Counter<'call' | 'outcome'>;
  owsSeconds: Histogram<'call'>;
  owsRetries: Counter;
  owsShared: Counter;
  owsInFlight: Gauge;
  owsWaiting: Gauge;
  owsBreaker: Gauge<'call'>;
  pagesStale: Counter;
  pageEntries: Gauge<'store'>;
  pageBytes: Gauge<'store'>;
  pageEvictions: Counter<'store'>;
  pageRenderSeconds: Histogram;
  fallbacks: Counter<'what' | 'kind'>;
  leftOut: Counter<'block'>;
  listsCut: Counter;
  relayAnswers: Counter<'call' | 'status'>;
  pushes: Counter<'engine' | 'outcome'>;
  pushesWaiting: Gauge;
}

export const metrics: Metrics;
