import { FILES_PATH } from '@/lib/base/constants';
import { normalPath, splitLocale } from '@/lib/site/address';
import { findRoute } from '@/lib/site/routes';

const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Control characters, spaces and backslashes can disguise scheme and host of an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const HIDDEN = /[\u0000-\u0020\u007f\\]/;

function safePath(path: string): string {
  if (path.startsWith('//')) return '';
  const { pathname, search, hash } = new URL(path, 'http://site.invalid');
  if (pathname.startsWith(FILES_PATH)) return pathname + search;
  return findRoute(splitLocale(normalPath(pathname)).path) ? pathname + search + hash : '';
}

/**
 * Checks every address in answers: http, https, mailto and tel, files of the back office and pages of the route
 * table. Anything else becomes the empty string.
 */
export function safeHref(raw: string): string {
  const text = raw.trim();
  if (!text || HIDDEN.test(text)) return '';
  if (text.startsWith('/')) return safePath(text);
  if (text.startsWith('#')) return /^#[\w-]+$/.test(text) ? text : '';
  try {
    const url = new URL(text);
    // User name and password before the host can disguise it.
    return SCHEMES.has(url.protocol) && !url.username && !url.password ? url.href : '';
  } catch {
    return '';
  }
}

/** Address of a picture or film: files of this site only, so that visitors send no request to other hosts. */
export function safeMedia(raw: string): string {
  const href = safeHref(raw);
  return href.startsWith(FILES_PATH) ? href : '';
}

/** Whether a checked address leads to another site. */
export const isOutside = (address: string): boolean => /^https?:/.test(address);
