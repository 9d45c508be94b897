import { type Page, type Visit, visit } from './visit';

const FILE = /\.\w+($|\?)|^\/(ows|api|feeds|record\/|_next)/;

/** Addresses that differ in numbers and values only have one shape, and one page. */
const shapeOf = (path: string): string => path.replace(/=[^&]*/g, '=').replace(/\d+/g, '0');

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]* href="(\/[^"#]*)/g)]
    .map(([, path = '']) => path.replaceAll('&amp;', '&'))
    .filter((path) => !FILE.test(path));

export interface Crawled extends Page, Visit {}

/**
 * Visits the pages that links lead to from these, one of each shape of address. Redirects within the site are
 * followed.
 */
export async function crawl(
  origin: string,
  from: readonly string[],
  device: Page['device'],
): Promise<Crawled[]> {
  const shapes = new Set<string>();
  const pages: Crawled[] = [];
  const due = [...from];
  for (let path = due.shift(); path !== undefined; path = due.shift()) {
    if (shapes.has(shapeOf(path))) continue;
    shapes.add(shapeOf(path));
    const seen = await visit(origin, { path, device });
    const to = new URL(seen.headers.get('location') ?? path, origin);
    if (seen.status < 300 || seen.status > 399) pages.push({ ...seen, path, device });
    else if (to.origin === origin) due.unshift(to.pathname + to.search);
    due.push(...linksOf(seen.html));
  }
  return pages;
}
