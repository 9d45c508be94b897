import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { lastModified } from './last-modified.mjs';
import { dataWithoutQuery, withoutQuery } from './own-query.mjs';
import { headersOf, statusOf } from './page-status.mjs';

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule;

/** A stored page whose refresh failed is served on; the next try comes this soon, so that recovery is seen at once. */
const NEXT_TRY_SECONDS = 10;
const ONE_YEAR_SECONDS = 31_536_000;
/** Each page comes in a form for phones and one for desktops: shared caches must know what tells them apart. */
const VARIANTS = { vary: 'User-Agent, Sec-CH-UA-Mobile' };
const KINDS = new Set(['APP_PAGE', 'APP_ROUTE']);

/** Set by server/pages/open-pages.mjs; missing while the site is built. This file may load no Node modules. */
const pages = () => globalThis[Symbol.for('site.pages')];

/** The framework answers from this very object once it is "stored". */
function refuse(entry, status) {
  entry.status = status;
  entry.headers = { ...entry.headers, ...headersOf(status) };
}

function dress(entry) {
  if (entry.kind !== 'APP_PAGE') return;
  // Parts for the framework's router, which the site does without: links are plain links.
  entry.segmentData = undefined;
  entry.html = withoutQuery(String(entry.html));
  if (entry.rscData) entry.rscData = Buffer.from(dataWithoutQuery(String(entry.rscData)));
  const policy = pages().policyOf(String(entry.html));
  entry.headers = { ...entry.headers, ...VARIANTS, 'content-security-policy': policy };
}

/** A nonce comes from headers of a request: such a page is for nobody else. What articles say stands in no such tag. */
const isTainted = (html) => /<(?:script|link|style)\b[^>]*\snonce=/i.test(html);

/**
 * The framework's door to the site's own page store (server/pages/). A page that says 404 or 503 in its head is
 * answered with that status and never stored: a 404 takes the stored page away and is remembered for a minute, a 503
 * leaves it for the next try.
 */
export default class PageCache {
  constructor(context) {
    /** What the build itself made: the framework's own error pages. */
    this.built = new FileSystemCache(context);
  }

  async get(key, context) {
    if (!pages() || !KINDS.has(context.kind))
      return context.kind === 'FETCH' ? null : this.built.get(key, context);
    return (await pages().store.get(key)) ?? this.built.get(key, context);
  }

  async set(key, entry, context) {
    if (!pages()) return this.built.set(key, entry, context);
    if (!KINDS.has(entry?.kind)) return;
    if (entry.kind === 'APP_PAGE' && isTainted(String(entry.html))) {
      pages().log?.error('a drawing with a nonce is not stored');
      entry.headers = { ...entry.headers, 'cache-control': 'no-store' };
      return;
    }
    dress(entry);
    const status = entry.kind === 'APP_PAGE' ? statusOf(String(entry.html)) : null;
    if (status) refuse(entry, status);
    if (status === 404) return pages().store.withdraw(key, entry);
    if (status === 503) return pages().store.postpone(key, NEXT_TRY_SECONDS);
    if (entry.kind === 'APP_ROUTE' && entry.status !== 200) return;
    if (entry.kind === 'APP_PAGE') {
      const before = await pages().store.peek(key);
      entry.headers = { ...entry.headers, 'last-modified': lastModified(entry, before) };
    }
    const lifetime = Number(context.cacheControl?.revalidate) || ONE_YEAR_SECONDS;
    await pages().store.set(key, entry, lifetime);
  }

  async revalidateTag(tags) {
    await pages()?.store.mark([tags].flat());
  }

  resetRequestCache() {}
}
