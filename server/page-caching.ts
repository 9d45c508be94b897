import type { ServerResponse } from 'node:http';
import { isElderPage } from './late/elder-page';

/** The framework's lifetime of a stored page; it is meant for shared caches alone. */
const STORED = /^s-maxage=/;
/** Enough to hold the root element. */
const BEGINNING_BYTES = 300;

/** Of the elder edition: it belongs to a visitor's cookie, which shared caches do not look at. */
export const PRIVATE_PAGE = 'private, max-age=0';

/**
 * Cache-Control of a stored page. Browsers ask each time whether it has changed, and get a 304 when not: without a
 * lifetime of their own they would guess one of weeks from Last-Modified, and show a page as it was before a correction
 * or before its visitor changed the version.
 */
export const pageCaching = (shared: string): string =>
  STORED.test(shared) ? `max-age=0, ${shared}` : shared;

/** Applies that to an answer of the framework. */
export function tellBrowsers(response: ServerResponse): void {
  const value = response.getHeader('cache-control');
  if (typeof value === 'string') response.setHeader('Cache-Control', pageCaching(value));
}

/** The same for a whole page, whose edition can be seen. */
export function keepElderPrivate(response: ServerResponse, page: Buffer): void {
  if (!String(response.getHeader('cache-control')).includes('s-maxage=')) return;
  if (isElderPage(page.toString('latin1', 0, BEGINNING_BYTES)))
    response.setHeader('Cache-Control', PRIVATE_PAGE);
}
