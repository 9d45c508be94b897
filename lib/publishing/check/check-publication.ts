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

/** What an address that should show an article, or no longer, said after its publication. */
export interface PlaceCheck {
  kind: PlaceKind;
  locale: Locale;
  /** Absolute, as visitors know it. */
  address: string;
  asExpected: boolean;
  /** HTTP status of the last answer; 0 for none. */
  status: number;
  /** From the publication to the first answer that was as expected; null without one. */
  ms: number | null;
}

const MAX_ARTICLES = 5;
/** Further publications meanwhile are not checked, so that they need not wait. */
const CHECKS_AT_ONCE = 4;

const checks = processState('publishChecks', () => ({ running: 0 }));

/** How the site is read from outside; null where it is not reachable, as in development. */
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

/** Articles may share addresses, but each is judged by its own. */
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
 * Reads back which pages, lists, feeds and sitemaps show the articles of a publication, the first five of them, for at
 * most PUBLISH_CHECK_MS from `begun` (milliseconds since the epoch). Null where no article is named, and where nothing
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
