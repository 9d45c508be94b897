import type { OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { publishedTags, TAGS_HEADER } from '../edge/tags';
import type { Encoding } from '../encoded';
import { PRIVATE_PAGE, pageCaching } from '../page-caching';
import { type PageValue, plainOf } from '../pages/page-value';
import type { ShownPage } from '../pages/stored-pages';
import { weakTag } from './entity-tags';
import type { PagePlan } from './plans';
import { rawHeaders } from './raw-headers';

const YEAR_SECONDS = 31_536_000;
/** Used until the page has been compressed better in the background. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Headers that are internal to the framework, and those that are set below. */
const NOT_SENT = /^(x-next(js)?-.*|x-middleware-.*|vary|cache-control)$/i;

const ELDER = /^\/[a-z]+\/elder\//;

/** Headers (alternating names and values) and body, ready to be written. */
export interface ReadyAnswer {
  headers: string[];
  body: Buffer;
}

/** The page's cache tags for server/edge, which passes them on to shared caches alone. */
function tagHeader({ headers }: PageValue): OutgoingHttpHeaders {
  const tags = publishedTags(String(headers['x-next-cache-tags'] ?? ''));
  return tags ? { [TAGS_HEADER]: tags } : {};
}

function ownHeaders({ headers }: PageValue): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_SENT.test(name)));
}

/** A stored page as it is sent to visitors of one address; each encoding is prepared at its first use. */
export class PageAnswer {
  readonly status: number;
  readonly tag: string;
  /** When the page changed, in milliseconds since the epoch; NaN for a page that states no time. */
  readonly modified: number;
  /** Alternating names and values, Cache-Control first: its value changes each second. */
  private readonly base: string[];
  private readonly ready = new Map<Encoding, ReadyAnswer>();
  private readonly fixed: string | undefined;

  constructor(
    private readonly value: PageValue,
    plan: PagePlan,
    isTagged = false,
  ) {
    const { headers, status, tag } = value;
    this.status = status ?? plan.status;
    this.tag = weakTag(tag);
    this.modified = Date.parse(String(headers['last-modified'] ?? ''));
    const own = headers['cache-control']?.toString();
    this.fixed = plan.cacheControl ?? (ELDER.test(plan.address) ? PRIVATE_PAGE : own);
    const vary = [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ');
    const tags = isTagged ? tagHeader(value) : {};
    const sent = rawHeaders({ ...ownHeaders(value), ...tags, ETag: this.tag, Vary: vary });
    this.base = ['Cache-Control', '', ...plan.headers, ...sent];
  }

  /** Headers of a 304. */
  unchanged(page: ShownPage, now: number): string[] {
    this.base[1] = this.cacheControl(page, now);
    return this.base;
  }

  /** Headers of the answer to a HEAD request, and to visitors without compression. */
  whole(page: ShownPage, now: number): string[] {
    const { bytes } = this.value;
    this.base[1] = this.cacheControl(page, now);
    return [...this.base, 'Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(bytes)];
  }

  /** The page in this encoding. */
  encoded(encoding: Encoding, page: ShownPage, now: number): ReadyAnswer {
    if (encoding === 'identity') return { headers: this.whole(page, now), body: plainOf(this.value) };
    let ready = this.ready.get(encoding);
    if (!ready) {
      ready = this.prepare(encoding);
      this.ready.set(encoding, ready);
    }
    ready.headers[1] = this.cacheControl(page, now);
    return ready;
  }

  private prepare(encoding: 'br' | 'gzip'): ReadyAnswer {
    const body = this.bytes(encoding);
    const type = ['Content-Type', 'text/html; charset=utf-8'];
    const length = ['Content-Encoding', encoding, 'Content-Length', String(body.length)];
    return { headers: [...this.base, ...type, ...length], body };
  }

  private bytes(encoding: 'br' | 'gzip'): Buffer {
    const { forms } = this.value;
    if (!('plain' in forms)) return forms[encoding];
    return encoding === 'br' ? brotliCompressSync(forms.plain, QUICK) : gzipSync(forms.plain, { level: 1 });
  }

  private cacheControl({ state, freshUntil }: ShownPage, now: number): string {
    if (this.fixed !== undefined) return this.fixed;
    const left = state === 'fresh' ? Math.max(1, Math.ceil((freshUntil - now) / 1000)) : 1;
    return pageCaching(`s-maxage=${left}, stale-while-revalidate=${YEAR_SECONDS - left}`);
  }
}
