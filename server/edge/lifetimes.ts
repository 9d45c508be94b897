import type { Head } from './head';
import { TAGS_HEADER } from './tags';

/** What no tag can purge is new within ten seconds of a publication: fresh for five, and five more while it is fetched (OP-03). */
const UNTAGGED_SECONDS = 5;
/** Longer lifetimes are those of files that no publication changes. */
const LONGEST_SECONDS = 3600;
const WHILE_REVALIDATING_SECONDS = 60;
const IF_ERROR_SECONDS = 7 * 24 * 3600;

const NOT_SHARED = /\b(?:private|no-store|immutable)\b/;
/** What is meant for shared caches in Cache-Control. */
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
  /** How long it may be served after that, while it is fetched anew. */
  stale: number;
}

/** Lifetime in a shared cache, in seconds; null where Cache-Control says all. */
function lifetime(caching: string, isTagged: boolean): Lifetime | null {
  const said = NOT_SHARED.test(caching) ? null : seconds(caching);
  if (said === null || said > LONGEST_SECONDS) return null;
  if (isTagged) return { fresh: said, stale: WHILE_REVALIDATING_SECONDS };
  return { fresh: Math.min(Math.max(said, 1), UNTAGGED_SECONDS), stale: UNTAGGED_SECONDS };
}

/**
 * Tells a shared cache apart from browsers how long it may keep an answer (CDN-Cache-Control, RFC 9213). Other caches
 * further down are told nothing of it, since nobody purges them.
 */
export function setLifetimes(head: Head): void {
  const caching = head.get('Cache-Control') ?? '';
  const kept = lifetime(caching, Boolean(head.get(TAGS_HEADER)));
  if (kept === null) return;
  const shared = `max-age=${kept.fresh}, stale-while-revalidate=${kept.stale}, stale-if-error=${IF_ERROR_SECONDS}`;
  head.set('CDN-Cache-Control', shared);
  head.set('Cache-Control', withoutSharedParts(caching));
}
