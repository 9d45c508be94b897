const PAGE = /\/\$\/(?<locale>zh|en)\/(?<device>desktop|mobile)\/(?<query>[^/]+)(?<path>\/.*)?$/;
const ROUTE = /\/APP_ROUTE\/[^/]+\/\$(?<path>\/.*)$/;

export interface VisitorAddress {
  /** Path and query as a visitor requests them. */
  address: string;
  device: 'desktop' | 'mobile';
}

/** The visitor's address behind a key of the store, and the device it is rendered for; null for what has none. */
export function addressOf(key: string): VisitorAddress | null {
  const page = PAGE.exec(key)?.groups;
  if (!page) {
    const path = ROUTE.exec(key)?.groups?.path;
    return path ? { address: path, device: 'desktop' } : null;
  }
  const { locale, query = '', path = '' } = page;
  const start = locale === 'en' ? `/en${path}` : path || '/';
  const device = page.device === 'mobile' ? 'mobile' : 'desktop';
  try {
    return { address: query === '-' ? start : `${start}?${decodeURIComponent(query)}`, device };
  } catch {
    return null;
  }
}
