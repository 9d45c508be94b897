import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Metrics of what follows a publication: reading it back, notifying search engines and shared caches. */
export interface PublishingMetrics {
  pushes: Counter<'engine' | 'outcome'>;
  pushesWaiting: Gauge;
  purges: Counter<'outcome'>;
  publicationShown: Histogram<'kind'>;
  publicationNotShown: Counter<'kind'>;
}

function pushMetrics(registers: Registry[]) {
  return {
    pushes: new Counter({
      name: 'site_pushes_total',
      help: 'Addresses reported to search engines after publications, by outcome; engine `article`: articles whose addresses could not be determined',
      labelNames: ['engine', 'outcome'],
      registers,
    }),
    purges: new Counter({
      name: 'site_purges_total',
      help: 'Publications sent to shared caches, by outcome: sent, again, refused, given-up.',
      labelNames: ['outcome'],
      registers,
    }),
    pushesWaiting: new Gauge({
      name: 'site_pushes_waiting',
      help: 'Articles and addresses that wait to be reported',
      registers,
    }),
  };
}

function publicationMetrics(registers: Registry[]) {
  const labelNames = ['kind'] as const;
  return {
    publicationShown: new Histogram({
      name: 'site_publication_shown_seconds',
      help: 'From a publication to the first answer that showed it, by kind of address (page, list, feed, sitemap)',
      labelNames,
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60],
      registers,
    }),
    publicationNotShown: new Counter({
      name: 'site_publication_not_shown_total',
      help: 'Addresses that did not show a publication within PUBLISH_CHECK_MS, by kind',
      labelNames,
      registers,
    }),
  };
}

/** Creates and registers these metrics. */
export const publishingMetrics = (registers: Registry[]): PublishingMetrics => ({
  ...pushMetrics(registers),
  ...publicationMetrics(registers),
});
