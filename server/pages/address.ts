const PAGE = /^\/(?<locale>zh|en)\/(?<edition>desktop|mobile|elder)\/(?<query>[^/]+)(?<path>\/.*)?$/;
/** Added for pages that differ by the visitor's operating system (lib/site/decide.ts). */
const PLATFORM = 'platform';

type Edition = 'desktop' | 'mobile' | 'elder';

export interface VisitorAddress {
  /** Path and query as a visitor requests them. */
  address: string;
  edition: Edition;
  /** The operating system that the page is rendered for, where pages differ by it. */
  platform?: string;
}

/** The internal address within a cache key of the framework, decoded: `/en/desktop/page=2/pressroom`. */
export function addressWithin(key: string): string {
  const start = key.indexOf('/$/');
  return start < 0 ? key : key.slice(start + 2);
}

function platformIn(query: string): { search: string; platform?: string } {
  const search = new URLSearchParams(query);
  const platform = search.get(PLATFORM);
  if (platform === null) return { search: query };
  search.delete(PLATFORM);
  return { search: search.toString(), platform };
}

/** The address by which visitors request the page at an internal address, and for whom it is rendered. */
export function visitorAddress(internal: string): VisitorAddress {
  const page = PAGE.exec(internal)?.groups;
  if (!page) return { address: internal, edition: 'desktop' };
  const { locale, query = '-', path = '' } = page;
  const start = locale === 'en' ? `/en${path}` : path || '/';
  const edition = page.edition as Edition;
  const { search, ...platform } = platformIn(query === '-' ? '' : query);
  return { address: search ? `${start}?${search}` : start, edition, ...platform };
}
