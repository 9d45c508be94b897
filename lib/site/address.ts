import type { Device, Edition, Locale } from '@/lib/model/variant';

/** One spelling per page: lower case, single slashes, no trailing slash. */
export function normalPath(pathname: string): string {
  const single = pathname.replace(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '');
  return single.toLowerCase();
}

/** `/en/detail` is `{ locale: 'en', path: '/detail' }`; without a prefix the page is Chinese. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  if (path === '/en') return { locale: 'en', path: '/' };
  if (path.startsWith('/en/')) return { locale: 'en', path: path.slice(3) };
  return { locale: 'zh', path };
}

/** User agents of phones; also in the gateway (scripts/gateway). */
export const PHONE =
  /Mobile|iPhone|iPod|Android.+Mobile|Windows Phone|HarmonyOS.+Phone|BlackBerry|Opera Mini|IEMobile/i;

interface DeviceHints {
  /** Value of the cookie `device`, which a corrected client sent. */
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

/** The segment that stands for an empty query in internal addresses. */
const NO_QUERY = '-';

interface EditionHints extends DeviceHints {
  /** Value of the cookie `version`: what the visitor chose. */
  version?: string | undefined;
}

/** The elder edition for those who chose it (EL-02), else that of the device. */
export const chooseEdition = ({ version, ...hints }: EditionHints): Edition =>
  version === 'elder' ? 'elder' : chooseDevice(hints);

interface InternalAddress {
  locale: Locale;
  edition: Edition;
  path: string;
  query: URLSearchParams;
}

/** The address that Next renders and caches: /{locale}/{edition}/{query}/{path}. */
export function internalPath({ locale, edition, path, query }: InternalAddress): string {
  const search = query.toString();
  return `/${locale}/${edition}/${search ? encodeURIComponent(search) : NO_QUERY}${path === '/' ? '' : path}`;
}

/**
 * Reads the query segment back; a malformed one counts as empty. Next hands it to some functions as it stands in the
 * address and to others decoded: only decoded does it hold a plain `=`.
 */
export function readQuerySegment(segment: string): URLSearchParams {
  if (segment === NO_QUERY) return new URLSearchParams();
  try {
    return new URLSearchParams(segment.includes('=') ? segment : decodeURIComponent(segment));
  } catch {
    return new URLSearchParams();
  }
}
