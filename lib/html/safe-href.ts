import { normalPath, splitLocale } from '@/lib/site/address';
import { findRoute } from '@/lib/site/routes';

const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const FILES = '/ows/files/';

/** Control characters, spaces and backslashes hide schemes and hosts from a reader of the address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const HIDDEN = /[\u0000-\u0020\u007f\\]/;

function safePath(path: string): string {
  if (path.startsWith('//')) return '';
  const { pathname, search, hash } = new URL(path, 'http://site.invalid');
  if (pathname.startsWith(FILES)) return pathname + search;
  return findRoute(splitLocale(normalPath(pathname)).path) ? pathname + search + hash : '';
}

/**
 * The one door for addresses out of answers: http, https, mailto and tel, files of the back office and pages of
 * the route table. Anything else is the empty string.
 */
export function safeHref(raw: string): string {
  const text = raw.trim();
  if (!text || HIDDEN.test(text)) return '';
  if (text.startsWith('/')) return safePath(text);
  if (text.startsWith('#')) return /^#[\w-]+$/.test(text) ? text : '';
  try {
    const url = new URL(text);
    // A name or password before the host makes it look like another one.
    return SCHEMES.has(url.protocol) && !url.username && !url.password ? url.href : '';
  } catch {
    return '';
  }
}

/** A picture or film: our own files only, so that no other host is asked on a visitor's behalf. */
export function safeMedia(raw: string): string {
  const href = safeHref(raw);
  return href.startsWith(FILES) ? href : '';
}

export const isOutside = (address: string): boolean => /^https?:/.test(address);
