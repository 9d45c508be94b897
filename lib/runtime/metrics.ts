import { isMainThread } from 'node:worker_threads';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { processState } from './process-state';
import { type PublishingMetrics, publishingMetrics } from './publishing-metrics';
import { type RecordMetrics, recordMetrics } from './record-metrics';

declare module './process-state' {
  interface ProcessState {
    metrics: Metrics;
  }
}

export interface Metrics extends RecordMetrics, PublishingMetrics {
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
  rendersInProgress: Gauge;
  rendersWaiting: Gauge;
  rendersRefused: Counter<'status'>;
  fallbacks: Counter<'what' | 'kind'>;
  leftOut: Counter<'block'>;
  listsCut: Counter;
  newestReport: Gauge<'locale'>;
  relayAnswers: Counter<'call' | 'status'>;
}

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 4.5, 10, 30];

function owsMetrics(registers: Registry[]) {
  return {
    owsCalls: new Counter({
      name: 'site_ows_calls_total',
      help: 'Calls of the back office that were sent, or turned away here, by outcome',
      labelNames: ['call', 'outcome'],
      registers,
    }),
    owsSeconds: new Histogram({
      name: 'site_ows_call_seconds',
      help: 'How long calls that were sent took',
      labelNames: ['call'],
      buckets: SECONDS,
      registers,
    }),
    owsRetries: new Counter({ name: 'site_ows_retries_total', help: 'Second attempts', registers }),
    owsShared: new Counter({
      name: 'site_ows_calls_shared_total',
      help: 'Calls that shared the answer of an identical call in flight',
      registers,
    }),
    owsInFlight: new Gauge({ name: 'site_ows_calls_in_flight', help: 'Calls under way', registers }),
    owsWaiting: new Gauge({ name: 'site_ows_calls_waiting', help: 'Calls that wait for a slot', registers }),
    owsBreaker: new Gauge({
      name: 'site_ows_breaker_state',
      help: 'Circuit breaker of a call: 0 closed, 1 half open, 2 open',
      labelNames: ['call'],
      registers,
    }),
  };
}

function pageMetrics(registers: Registry[]) {
  const labelNames = ['store'] as const;
  return {
    pagesStale: new Counter({ name: 'site_pages_stale_total', help: 'Pages served stale', registers }),
    pageEntries: new Gauge({
      name: 'site_page_cache_entries',
      help: 'Pages and files in the cache, by store (memory, disk)',
      labelNames,
      registers,
    }),
    pageBytes: new Gauge({
      name: 'site_page_cache_bytes',
      help: 'Bytes in the page cache, by store',
      labelNames,
      registers,
    }),
    pageEvictions: new Counter({
      name: 'site_page_cache_evictions_total',
      help: 'Pages and files that made room for others, by store',
      labelNames,
      registers,
    }),
    pageRenderSeconds: new Histogram({
      name: 'site_page_render_seconds',
      help: 'How long pages took to render',
      buckets: SECONDS,
      registers,
    }),
  };
}

function renderMetrics(registers: Registry[]) {
  return {
    rendersInProgress: new Gauge({
      name: 'site_renders_in_progress',
      help: 'Pages being rendered for visitors',
      registers,
    }),
    rendersWaiting: new Gauge({
      name: 'site_renders_waiting',
      help: 'Requests that wait for their turn to be rendered',
      registers,
    }),
    rendersRefused: new Counter({
      name: 'site_renders_refused_total',
      help: 'Requests for pages that would have had to be rendered and were refused, by HTTP status',
      labelNames: ['status'],
      registers,
    }),
  };
}

function contentMetrics(registers: Registry[]) {
  return {
    fallbacks: new Counter({
      name: 'site_fallbacks_total',
      help: 'Menu or dictionary taken from its snapshot on disk, or the built-in one',
      labelNames: ['what', 'kind'],
      registers,
    }),
    leftOut: new Counter({
      name: 'site_secondary_left_out_total',
      help: 'Blocks that a page went without, because their call failed',
      labelNames: ['block'],
      registers,
    }),
    listsCut: new Counter({
      name: 'site_lists_cut_total',
      help: 'Lists that were longer than what a page reads of them',
      registers,
    }),
    newestReport: new Gauge({
      name: 'site_newest_report_timestamp_seconds',
      help: 'Time of publication of the newest periodic report, when a page last showed it',
      labelNames: ['locale'],
      registers,
    }),
    relayAnswers: new Counter({
      name: 'site_relay_answers_total',
      help: 'Answers of the relay for browsers, by call and HTTP status',
      labelNames: ['call', 'status'],
      registers,
    }),
  };
}

/** For Node's own metrics of the thread that renders: its event loop, its heap. */
const RENDERER_PREFIX = 'renderer_';

function create(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: isMainThread ? '' : RENDERER_PREFIX });
  const registers = [registry];
  return {
    registry,
    ...owsMetrics(registers),
    ...pageMetrics(registers),
    ...renderMetrics(registers),
    ...contentMetrics(registers),
    ...publishingMetrics(registers),
    ...recordMetrics(registers),
  };
}

/** The metrics of the process, created once and shared by the framework's bundles. */
export const metrics = processState('metrics', create);
