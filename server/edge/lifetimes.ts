import type { Head } from './head';
import { TAGS_HEADER } from './tags';

/**
 * Answers without tags cannot be purged. They are fresh for five seconds, and stale for five more while they
 * are revalidated, so that a publication shows within ten seconds (OP-03).
 */
const UNTAGGED_SECONDS = 5;
/** Only files that no publication changes have longer lifetimes. */
const LONGEST_SECONDS = 3600;
const WHILE_REVALIDATING_SECONDS = 60;
const IF_ERROR_SECONDS = 7 * 24 * 3600;

const NOT_SHARED = /\b(?:private|no-store|immutable)\b/;
/** The parts of Cache-Control that are meant for shared caches. */
const SHARED_PARTS = /^(?:s-maxage|stale-while-revalidate|stale-if-error)=/;

const withoutSharedParts = (caching: string): string =>
  caching
    .split(/,\s*/)
    .filter((part) => !SHARED_PARTS.test(part))
    .join(', ');

function seconds(caching: string): number | null {
  const found = /\bs-maxage=(\d+)/.exec(caching) ?? /\bmax-age=(\d+)/.exec(caching);
  return found ? Number(found[1]) : null;
}

interface Lifetime {
  fresh: number;
  /** How long it may be served after that, while it is revalidated. */
  stale: number;
}

/** Lifetime in a shared cache, in seconds; null where Cache-Control is left as it is. */
function lifetime(caching: string, isTagged: boolean): Lifetime | null {
  const said = NOT_SHARED.test(caching) ? null : seconds(caching);
  if (said === null || said > LONGEST_SECONDS) return null;
  if (isTagged) return { fresh: said, stale: WHILE_REVALIDATING_SECONDS };
  return { fresh: Math.min(Math.max(said, 1), UNTAGGED_SECONDS), stale: UNTAGGED_SECONDS };
}

/**
 * Tells a shared cache, separately from browsers, how long it may keep an answer (CDN-Cache-Control, RFC
 * 9213). Caches further downstream get no such lifetime, since nobody purges them.
 */
export function setLifetimes(head: Head): void {
  const caching = head.get('Cache-Control') ?? '';
  const kept = lifetime(caching, Boolean(head.get(TAGS_HEADER)));
  if (kept === null) return;
  const shared = `max-age=${kept.fresh}, stale-while-revalidate=${kept.stale}, stale-if-error=${IF_ERROR_SECONDS}`;
  head.set('CDN-Cache-Control', shared);
  head.set('Cache-Control', withoutSharedParts(caching));
}
