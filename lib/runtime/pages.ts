import type { OutgoingHttpHeaders } from 'node:http';

declare module './process-state' {
  interface ProcessState {
    /** The page store; missing during the build and in development. */
    pages: Pages;
  }
}

/** What the framework hands to its cache: the HTML of a page or the body of a route, with headers. */
export interface CachedValue {
  /** As the framework names it: APP_PAGE, APP_ROUTE and others. */
  kind: string;
  html?: string;
  /** The page's data for the framework's client-side router. */
  rscData?: Buffer;
  segmentData?: Map<string, Buffer>;
  body?: Buffer;
  headers?: OutgoingHttpHeaders;
  status?: number;
}

/** An answer of the page store in the framework's terms; times in `cacheControl` are seconds, `lastModified` is milliseconds. */
export interface CachedAnswer {
  value: CachedValue;
  cacheControl: { revalidate: number; expire: number };
  lastModified: number;
}

/** Rendered pages and files, by the framework's cache key. */
export interface PageStore {
  get(key: string): Promise<CachedAnswer | null>;
  /** `lifetime` in seconds, from when the page's data was requested. */
  set(key: string, value: CachedValue, lifetime: number): Promise<void>;
  /** Treats the stored page as fresh for some more seconds since its refresh failed. False if none. */
  postpone(key: string, seconds: number): Promise<boolean>;
  /** Whether a visitor would be answered without rendering: from this process's copy or another's. */
  has(key: string): Promise<boolean>;
  /** The stored value, however old, or null. */
  peek(key: string): Promise<CachedValue | null>;
  /**
   * Removes the page because nothing exists at its address any more, unless that is in doubt; `value` is then
   * served for a minute.
   */
  withdraw(key: string, value: CachedValue): Promise<void>;
  /** When any of the tags was last marked, in milliseconds since the epoch; 0 if never. */
  newestMark(tags: readonly string[]): number;
  /** Makes pages with any of the tags stale; resolves to keys of those in memory, last used first. */
  mark(tags: readonly string[]): Promise<string[]>;
}

/** The page store as the rest of the process sees it. */
export interface Pages {
  /** Origin at which this process reaches itself; missing if it does not listen. */
  origin?: string;
  store: PageStore;
  /** The Content-Security-Policy for a complete HTML page. */
  policyOf(html: string): string;
  /** Marks the tags and starts rendering the most used of their pages again; resolves to the number of pages in memory. */
  revalidate(tags: readonly string[]): Promise<number>;
  log: { error(message: string): void };
}
