import { FILES_PATH } from '@/lib/base/constants';
import { normalPath, splitLocale } from '@/lib/site/address';
import { findRoute } from '@/lib/site/routes';

const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Control characters and backslashes can disguise the scheme and host of a URL. Spaces of file names are encoded. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are rejected
const HIDDEN = /[\u0000-\u001f\u007f\\]/;

function safePath(path: string): string {
  if (path.startsWith('//')) return '';
  const { pathname, search, hash } = new URL(path, 'http://site.invalid');
  if (pathname.startsWith(FILES_PATH)) return pathname + search;
  return findRoute(splitLocale(normalPath(pathname)).path) ? pathname + search + hash : '';
}

/**
 * Validates an address from the back office: http, https, mailto and tel URLs, fragments, files of the back office
 * and pages of the route table. Anything else becomes an empty string.
 */
export function safeHref(raw: string): string {
  const text = raw.trim();
  if (!text || HIDDEN.test(text)) return '';
  if (text.startsWith('/')) return safePath(text);
  if (text.startsWith('#')) return /^#[\w-]+$/.test(text) ? text : '';
  try {
    const url = new URL(text);
    // A user name or password before the host can disguise the host.
    return SCHEMES.has(url.protocol) && !url.username && !url.password ? url.href : '';
  } catch {
    return '';
  }
}

/**
 * Validates the address of a picture or film: only files of this site, so that browsers contact no other host. An
 * absolute address of a file of the back office, under whichever of its hosts, becomes the path of that file.
 */
export function safeMedia(raw: string): string {
  const href = safeHref(raw);
  const path = isOutside(href) ? safePath(new URL(href).pathname) : href;
  return path.startsWith(FILES_PATH) ? path : '';
}

/** Whether a validated address is an absolute http(s) URL, which counts as another site. */
export const isOutside = (address: string): boolean => /^https?:/.test(address);
