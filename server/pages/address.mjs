const PAGE = /\/\$\/(?<locale>zh|en)\/(?<device>desktop|mobile)\/(?<query>[^/]+)(?<path>\/.*)?$/;
const ROUTE = /\/APP_ROUTE\/[^/]+\/\$(?<path>\/.*)$/;

/** The visitor's address behind a key of the store, and the device it is drawn for; null for what has none. */
export function addressOf(key) {
  const page = PAGE.exec(key)?.groups;
  if (!page) {
    const route = ROUTE.exec(key)?.groups;
    return route ? { address: route.path, device: 'desktop' } : null;
  }
  const { locale, device, query, path = '' } = page;
  const start = locale === 'en' ? `/en${path}` : path || '/';
  try {
    return { address: query === '-' ? start : `${start}?${decodeURIComponent(query)}`, device };
  } catch {
    return null;
  }
}
