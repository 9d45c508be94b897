import type { ServerResponse } from 'node:http';
import { isElderPage } from './late/elder-page';

/** The framework's Cache-Control for a stored page; it is meant for shared caches alone. */
const STORED = /^s-maxage=/;
/** Enough to hold the root element. */
const BEGINNING_BYTES = 300;

/** For the elder edition, which depends on a visitor's cookie; shared caches do not look at cookies. */
export const PRIVATE_PAGE = 'private, max-age=0';

/**
 * Cache-Control of a stored page. Browsers revalidate it on every visit, and get a 304 if it is unchanged.
 * Without an explicit lifetime they would infer one of weeks from Last-Modified, and show a page as it was
 * before a correction or before its visitor changed the version.
 */
export const pageCaching = (shared: string): string =>
  STORED.test(shared) ? `max-age=0, ${shared}` : shared;

/** Applies `pageCaching` to an answer of the framework. */
export function tellBrowsers(response: ServerResponse): void {
  const value = response.getHeader('cache-control');
  if (typeof value === 'string') response.setHeader('Cache-Control', pageCaching(value));
}

/** Makes a cacheable page private if it is of the elder edition. */
export function keepElderPrivate(response: ServerResponse, page: Buffer): void {
  if (!String(response.getHeader('cache-control')).includes('s-maxage=')) return;
  if (isElderPage(page.toString('latin1', 0, BEGINNING_BYTES)))
    response.setHeader('Cache-Control', PRIVATE_PAGE);
}
