import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule;

const STATUS = /<meta name="page-status" content="(404|503)"\/>/;
const RETRY_AFTER_SECONDS = '30';
/** Each page comes in a form for phones and one for desktops: shared caches must know what tells them apart. */
const VARIANTS = { vary: 'User-Agent, Sec-CH-UA-Mobile' };

function statusOf(entry) {
  if (entry?.kind !== 'APP_PAGE' || typeof entry.html !== 'string') return null;
  // Articles hold what they like: only the head counts.
  const found = STATUS.exec(entry.html.slice(0, Math.max(0, entry.html.indexOf('</head>'))));
  return found ? Number(found[1]) : null;
}

/**
 * The framework's page cache, with one more rule: a page that says 404 or 503 in its head is answered with that
 * status and not stored. A good page in the store outlives a 503; a 404 takes its place, since a page that was taken
 * down would otherwise be served from the store for ever.
 */
export default class PageCache extends FileSystemCache {
  constructor(context) {
    // Set by server/; without it, as while building, the framework's own folder. No Node modules here: the
    // framework bundles this file for the middleware too.
    super({ ...context, serverDistDir: process.env.PAGES_DIR || context.serverDistDir });
    /** What the build itself made: the framework's own error pages. */
    this.built = new FileSystemCache(context);
  }

  async get(key, context) {
    return (await super.get(key, context)) ?? (key.startsWith('/_') ? this.built.get(key, context) : null);
  }

  /** The good page again, for half a minute: the framework reads the lifetime from this very object. */
  keep(key, good, context) {
    if (context.cacheControl) context.cacheControl.revalidate = Number(RETRY_AFTER_SECONDS);
    return super.set(key, good, context);
  }

  async set(key, entry, context) {
    const status = statusOf(entry);
    if (entry?.kind === 'APP_PAGE') entry.headers = { ...entry.headers, ...VARIANTS };
    if (status === null) return super.set(key, entry, context);
    const known = await this.get(key, context);
    if (status === 503 && known) return this.keep(key, known.value, context);
    // The framework answers from this very object once it is "stored".
    entry.status = status;
    entry.headers = { ...entry.headers, 'cache-control': 'no-store' };
    if (status === 503) entry.headers['retry-after'] = RETRY_AFTER_SECONDS;
    if (known) return super.set(key, entry, context);
  }
}
