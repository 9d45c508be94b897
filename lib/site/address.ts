import type { Device, Edition, Locale } from '@/lib/model/variant';

/** Normalises a path to one spelling per page: lower case, single forward slashes, no trailing slash. */
export function normalPath(pathname: string): string {
  const single = pathname.replace(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '');
  return single.toLowerCase();
}

/** Splits `/en/detail` into `{ locale: 'en', path: '/detail' }`; a path without `/en` is Chinese. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  if (path === '/en') return { locale: 'en', path: '/' };
  if (path.startsWith('/en/')) return { locale: 'en', path: path.slice(3) };
  return { locale: 'zh', path };
}

/** Matches the user agents of phones; the gateway (scripts/gateway) uses the same expression. */
export const PHONE =
  /Mobile|iPhone|iPod|Android.+Mobile|Windows Phone|HarmonyOS.+Phone|BlackBerry|Opera Mini|IEMobile/i;

interface DeviceHints {
  /** Value of the cookie `device`, which a script sets where the layout does not fit the window (LG-03). */
  remembered?: string | undefined;
  /** Sec-CH-UA-Mobile: ?1 or ?0. */
  clientHint?: string | null;
  userAgent?: string | null;
}

/** The cookie wins; then a phone by client hint or user agent; everything else is a desktop. */
export function chooseDevice({ remembered, clientHint, userAgent }: DeviceHints): Device {
  if (remembered === 'mobile' || remembered === 'desktop') return remembered;
  return clientHint === '?1' || PHONE.test(userAgent ?? '') ? 'mobile' : 'desktop';
}

/** The query segment of an internal address without a query. */
const NO_QUERY = '-';

interface EditionHints extends DeviceHints {
  /** Value of the cookie `version`: the edition that the visitor chose. */
  version?: string | undefined;
}

/** Returns the elder edition for visitors who chose it (EL-02), else the edition for their device. */
export const chooseEdition = ({ version, ...hints }: EditionHints): Edition =>
  version === 'elder' ? 'elder' : chooseDevice(hints);

interface InternalAddress {
  locale: Locale;
  edition: Edition;
  path: string;
  query: URLSearchParams;
}

/** The internal address at which Next renders a page: /{locale}/{edition}/{query}/{path}. */
export function internalPath({ locale, edition, path, query }: InternalAddress): string {
  const search = query.toString();
  return `/${locale}/${edition}/${search ? encodeURIComponent(search) : NO_QUERY}${path === '/' ? '' : path}`;
}

/**
 * Parses the query segment; a malformed one counts as empty. Next passes the segment encoded to some functions and
 * decoded to others: only the decoded form contains a plain `=`.
 */
export function readQuerySegment(segment: string): URLSearchParams {
  if (segment === NO_QUERY) return new URLSearchParams();
  try {
    return new URLSearchParams(segment.includes('=') ? segment : decodeURIComponent(segment));
  } catch {
    return new URLSearchParams();
  }
}
