import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { articlesOf } from '@/lib/base/cache';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { log, problem } from '@/lib/runtime/log';
import { metrics } from '@/lib/runtime/metrics';
import { peekProcessState, processState } from '@/lib/runtime/process-state';
import { type PlaceKind, planReadings, type Reading } from './plan';
import { type Checked, type Read, readBack, readerOf } from './read-back';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    publishChecks: { running: number };
  }
}

/** Whether an address showed, or no longer showed, an article after its publication. */
export interface PlaceCheck {
  kind: PlaceKind;
  locale: Locale;
  /** Absolute public address. */
  address: string;
  asExpected: boolean;
  /** HTTP status of the last response; 0 if there was none. */
  status: number;
  /** Milliseconds from the publication to the first response that was as expected; null if there was none. */
  ms: number | null;
}

const MAX_ARTICLES = 5;
/** Publications beyond this are not checked, so that they need not wait. */
const CHECKS_AT_ONCE = 4;

const checks = processState('publishChecks', () => ({ running: 0 }));

/** Reads from PUBLISH_CHECK_URL, or else from this process; null if neither exists, as in development. */
function findReader(): Read | null {
  const { publishCheckUrl } = env();
  if (publishCheckUrl) return readerOf({ origin: publishCheckUrl, own: false });
  const origin = peekProcessState('pages')?.origin;
  return origin ? readerOf({ origin, own: true }) : null;
}

function count({ kind, ms, path, status }: Checked): void {
  if (ms !== null) {
    metrics.publicationShown.observe({ kind }, ms / 1000);
    return;
  }
  metrics.publicationNotShown.inc({ kind });
  log.warn({ kind, path, status }, 'publish check: an address is not as published');
}

/** Articles may share addresses, but each article is judged separately. */
async function plan(ids: readonly string[]): Promise<Reading[]> {
  return (await Promise.all(ids.map((id) => planReadings(id)))).flat();
}

async function check(ids: readonly string[], read: Read, begun: number): Promise<PlaceCheck[]> {
  const { siteUrl, publishCheckMs } = env();
  const end = begun + publishCheckMs;
  const late = pause(Math.max(0, end - Date.now()), null, { ref: false });
  const readings = await Promise.race([plan(ids), late]);
  if (!readings) throw new Error('the back office did not answer in time');
  const found = await readBack(readings, read, { begun, end });
  for (const one of found) count(one);
  return found.map(({ path, ...said }) => ({ ...said, address: new URL(path, siteUrl).href }));
}

/**
 * Reads back which pages, lists, feeds and sitemaps show the first five articles of a publication, for at
 * most PUBLISH_CHECK_MS from `begun` (milliseconds since the epoch). Null if no article is named or nothing
 * can be checked. Never rejects.
 */
export async function checkPublication(tags: readonly string[], begun: number): Promise<PlaceCheck[] | null> {
  const ids = articlesOf(tags).slice(0, MAX_ARTICLES);
  const read = ids.length > 0 ? findReader() : null;
  if (!read) return null;
  if (checks.running >= CHECKS_AT_ONCE) {
    log.info({ articles: ids.length }, 'publish check: not made, others are running');
    return null;
  }
  checks.running += 1;
  try {
    return await check(ids, read, begun);
  } catch (error) {
    log.warn(problem(error), 'publish check: not made');
    return null;
  } finally {
    checks.running -= 1;
  }
}
