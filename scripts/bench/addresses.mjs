const LOC = /<loc>([^<]+)<\/loc>/g;
const DEVICES = ['desktop', 'phone'];

/** Paths with query of a sitemap's entries. */
export const locationsOf = (xml) =>
  [...xml.matchAll(LOC)].map(([, address]) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });

const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));

/** All items once each, neighbours far apart, in the same order at every run. */
export function spread(items) {
  let step = Math.max(1, Math.floor(items.length * 0.618));
  while (gcd(step, items.length) !== 1) step += 1;
  return items.map((_, at) => items[(at * step) % items.length]);
}

/**
 * `count` distinct pages, each an address and a device, without those that are drawn already. Throws when there are
 * fewer.
 */
export function coldPages(paths, count, drawn = []) {
  const used = new Set(drawn);
  const fresh = [...new Set(paths)].filter((path) => !used.has(path));
  const all = DEVICES.flatMap((device) => fresh.map((path) => ({ path, device })));
  if (all.length < count) throw new Error(`the site has ${all.length} pages, not ${count}`);
  return spread(all).slice(0, count);
}
