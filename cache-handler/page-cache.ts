import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { CachedValue, Pages } from '@/lib/runtime/pages';
// The framework's file tracing resolves these imports as Node would: by full file names, without aliases.
import { peekProcessState } from '../lib/runtime/process-state.ts';
import { lastModified } from './last-modified.ts';
import { withoutQuery } from './own-query.ts';
import { headersOf, statusOf } from './page-status.ts';

type BuiltCacheClass = typeof FileSystemCacheModule;

/** Node wraps the default export of a CommonJS module once more; the framework's bundler does not. */
const isWrapped = (module: object): module is { default: BuiltCacheClass } => 'default' in module;
const FileSystemCache = isWrapped(FileSystemCacheModule)
  ? FileSystemCacheModule.default
  : FileSystemCacheModule;

/**
 * After a failed refresh the stored page stays in use and is retried this soon, so that a recovery shows
 * quickly.
 */
const NEXT_TRY_SECONDS = 10;
const ONE_YEAR_SECONDS = 31_536_000;
/** Pages have a variant for phones and one for desktops: tells shared caches which request headers decide. */
const VARIANTS = { vary: 'User-Agent, Sec-CH-UA-Mobile' };
const PAGE = 'APP_PAGE';
const ROUTE = 'APP_ROUTE';

interface GetContext {
  kind: string;
}

interface SetContext {
  fetchCache?: boolean;
  cacheControl?: { revalidate: number | false };
}

interface Found {
  value: CachedValue | null;
}

/** The part of the framework's own cache that is used here. */
interface BuiltPages {
  get(key: string, context: GetContext): Promise<Found | null>;
  set(key: string, entry: CachedValue | null, context: SetContext): Promise<void>;
}

/**
 * Set by server/pages/open-pages.ts; missing during the build and in development. This file is bundled for
 * the middleware too, so it must not import Node modules.
 */
const openedPages = (): Pages | undefined => peekProcessState('pages');

/** Changes the entry itself, since the framework answers from this very object after `set`. */
function refuse(entry: CachedValue, status: number): void {
  entry.status = status;
  entry.headers = { ...entry.headers, ...headersOf(status) };
}

const htmlOf = (entry: CachedValue): string => String(entry.html);

/**
 * Removes the framework's scripts. A page that is not stored keeps their data, since no other visitor needs
 * it.
 */
function withoutFramework(html: string, isStored: boolean): string {
  const data = peekProcessState('pageData');
  if (!data) return html;
  return isStored ? data.apart(html) : data.within(html);
}

function dress(entry: CachedValue, pages: Pages, isStored: boolean): void {
  // For the framework's client-side router, which the site does not use: links are plain links.
  entry.segmentData = undefined;
  entry.rscData = undefined;
  entry.html = withoutFramework(withoutQuery(htmlOf(entry)), isStored);
  const policy = pages.policyOf(entry.html);
  entry.headers = { ...entry.headers, ...VARIANTS, 'content-security-policy': policy };
}

/** A nonce comes from the headers of one request, so such a page must not be shared. Articles cannot contain such tags. */
const isTainted = (html: string): boolean => /<(?:script|link|style)\b[^>]*\snonce=/i.test(html);

/** Prepares a page for the store; returns whether it may be stored. */
async function admitPage(key: string, entry: CachedValue, pages: Pages): Promise<boolean> {
  if (isTainted(htmlOf(entry))) {
    pages.log.error('a page rendered with a nonce is not stored');
    entry.headers = { ...entry.headers, 'cache-control': 'no-store' };
    return false;
  }
  const status = statusOf(htmlOf(entry));
  dress(entry, pages, !status);
  if (status) refuse(entry, status);
  if (status === 404) await pages.store.withdraw(key, entry);
  if (status === 503) await pages.store.postpone(key, NEXT_TRY_SECONDS);
  if (status) return false;
  const before = await pages.store.peek(key);
  entry.headers = { ...entry.headers, 'last-modified': lastModified(entry, before) };
  return true;
}

/**
 * Adapter between the framework's cache and the site's page store (server/pages/). A page that declares 404
 * or 503 in its head is sent with that status and never stored: a 404 removes the stored page and is cached
 * for a minute; a 503 keeps the stored page until the next attempt.
 */
export default class PageCache {
  /** What the build itself rendered: the framework's own error pages. */
  private readonly built: BuiltPages;

  constructor(context: ConstructorParameters<BuiltCacheClass>[0]) {
    this.built = new FileSystemCache(context);
  }

  async get(key: string, context: GetContext): Promise<Found | null> {
    const pages = openedPages();
    if (!pages || ![PAGE, ROUTE].includes(context.kind))
      return context.kind === 'FETCH' ? null : this.built.get(key, context);
    return (await pages.store.get(key)) ?? this.built.get(key, context);
  }

  async set(key: string, entry: CachedValue | null, context: SetContext): Promise<void> {
    const pages = openedPages();
    if (!pages) return this.built.set(key, entry, context);
    if (!entry) return;
    const isStored =
      entry.kind === PAGE ? await admitPage(key, entry, pages) : entry.kind === ROUTE && entry.status === 200;
    if (!isStored) return;
    const lifetime = Number(context.cacheControl?.revalidate) || ONE_YEAR_SECONDS;
    await pages.store.set(key, entry, lifetime);
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    await openedPages()?.store.mark([tags].flat());
  }

  resetRequestCache(): void {}
}
