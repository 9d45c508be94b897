import { expect, test } from '@playwright/test';
import { DESCRIPTION_CHARS } from '@/lib/base/constants';
import { graphFaults } from '@/testing/vocabulary';
import { crawl, type Seen } from './crawler';
import { readSitemaps } from './sitemaps';

/** Linked files, which are checked but not parsed. */
const FILES = /^\/(ows\/files|og|md|feeds|investor-relations\/data)\/|^\/[a-z-]+\.(xml|txt|json)$/;
const NOT_ASKED = /^\/(api|_next)\//;
/** Ids of articles that the reference back office generates. */
const GENERATED = /\b1\d{7}\b/;
const SHARE = 40;
const MAX_PAGES = 3;
/** Filters and pages of a list: no sitemap has these views, the page links to them. */
const VIEWS = /^(page|year|tab|kind|filterName|province)$/;

/**
 * Outlets, places, filings, generated articles and pages of lists are numerous and alike: a sample of each is crawled, and
 * of a list with two filters each filter alone.
 */
function isSample(path: string): boolean {
  const { pathname, searchParams } = new URL(path, 'http://any');
  const numbers = [...searchParams].filter(([name]) => !VIEWS.test(name)).map(([, value]) => value);
  const isMany = /\/branch|\/archive\/filing/.test(pathname) || GENERATED.test(path);
  const ids = GENERATED.exec(path) ?? numbers;
  const filters = [...searchParams.keys()].filter((name) => name !== 'page' && VIEWS.test(name));
  if (filters.length > 1) return false;
  const isLeftOut = isMany && ids.some((value) => Number.parseInt(value, 10) % SHARE !== 0);
  return !isLeftOut && Number(searchParams.get('page') ?? 1) <= MAX_PAGES;
}

const isView = (path: string): boolean =>
  [...new URL(path, 'http://any').searchParams.keys()].some((name) => VIEWS.test(name));

let pages: Map<string, Seen>;
let listed: string[];
let origin: string;

const shown = (path: string): Seen | undefined => pages.get(path);
const indexable = (): Seen[] =>
  [...pages.values()].filter(({ html, status, noindex }) => html && status === 200 && !noindex);
const pathIn = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Paths that share a title or description, in one language. */
function shared(wordOf: (page: Seen) => string): string[][] {
  const byWord = new Map<string, string[]>();
  for (const page of indexable()) {
    const word = `${page.lang} ${wordOf(page)}`;
    byWord.set(word, [...(byWord.get(word) ?? []), page.path]);
  }
  return [...byWord.values()].filter(({ length }) => length > 1);
}

/** All tests share one crawl. */
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ playwright, baseURL }) => {
  // Two minutes on a quiet machine; this only ends a crawl that hangs, on a machine of any speed.
  test.setTimeout(1_800_000);
  origin = new URL(baseURL ?? '').origin;
  const request = await playwright.request.newContext();
  listed = (await readSitemaps(request, origin)).map(pathIn);
  const follow = (path: string) => !NOT_ASKED.test(path) && isSample(path);
  pages = await crawl({
    request,
    origin,
    from: [...new Set(['/', '/en', ...listed.filter(follow)])],
    follow,
    isFile: (path) => FILES.test(path),
  });
  await request.dispose();
});

test('RT-01 every address that a page or a sitemap names answers, by one redirect at most', () => {
  const broken = [...pages.values()]
    .filter(({ status }) => status >= 400)
    .map(({ path, status }) => `${status} ${path}`);
  const chains = [...pages.values()]
    .filter(({ location }) => location !== null && shown(location)?.location != null)
    .map(({ path }) => path);
  expect({ broken, chains }).toEqual({ broken: [], chains: [] });
  // Fewer pages would mean that the crawl missed a part of the site.
  expect(indexable().length).toBeGreaterThan(150);
  expect([...pages.keys()].filter((path) => FILES.test(path)).length).toBeGreaterThan(50);
});

test('SH-11 no class attribute of any page reads "undefined", "null" or "[object"', () => {
  const odd = [...pages.values()].flatMap(({ path, oddClasses }) =>
    oddClasses.map((names) => `${path} ${names}`),
  );
  expect(odd).toEqual([]);
});

test('MN-04 every indexable page has a title and a description of its own, and one h1', () => {
  const bare = indexable().filter(
    ({ title, description, h1 }) =>
      !title || !description || [...description].length > DESCRIPTION_CHARS || h1 !== 1,
  );
  expect(bare.map(({ path, title, description, h1 }) => ({ path, title, description, h1 }))).toEqual([]);
  expect({
    titles: shared(({ title }) => title),
    descriptions: shared(({ description }) => description),
  }).toEqual({
    titles: [],
    descriptions: [],
  });
});

test('RT-09 every indexable page names itself as canonical', () => {
  const others = indexable().filter(({ canonical, path }) => pathIn(canonical) !== path);
  expect(others.map(({ path, canonical }) => `${path} says ${canonical}`)).toEqual([]);
});

test('LG-02 alternates are of the right language, name each other, and exist', () => {
  const faults = indexable().flatMap(({ path, alternates, lang }) => {
    const versions = Object.entries(alternates);
    if (versions.length === 0) return [];
    const lost = versions.filter(([, address]) => {
      const alternate = shown(pathIn(address));
      return alternate?.status !== 200 || !Object.values(alternate.alternates).map(pathIn).includes(path);
    });
    const own = pathIn(alternates[lang] ?? origin) === path ? [] : [`${path} does not name itself`];
    return [...lost.map(([code]) => `${path}: ${code}`), ...own];
  });
  expect(faults).toEqual([]);
});

test('structured data is valid schema.org, with breadcrumbs on every page', () => {
  const faults = indexable().flatMap(({ path, data: [graph] }) => {
    const home = path === '/' || path === '/en';
    const hasBreadcrumbs = home || JSON.stringify(graph ?? {}).includes('"BreadcrumbList"');
    return [...graphFaults(graph), ...(hasBreadcrumbs ? [] : ['no breadcrumbs'])].map(
      (fault) => `${path} ${fault}`,
    );
  });
  expect(faults).toEqual([]);
});

test('RT-01 the sitemaps name what is indexable and nothing else, and no page is an orphan', () => {
  const wrong = listed.filter(
    (path) => shown(path) && !FILES.test(path) && (shown(path)?.status !== 200 || shown(path)?.noindex),
  );
  const linked = new Set([...pages.values()].flatMap(({ links }) => links));
  const orphans = indexable().filter(({ path }) => !linked.has(path) && isSample(path));
  const known = new Set(listed);
  const unlisted = indexable().filter(({ path }) => !known.has(path) && !isView(path));
  const pathsOf = (some: Seen[]) => some.map(({ path }) => path);
  expect({ wrong, orphans: pathsOf(orphans), unlisted: pathsOf(unlisted) }).toEqual({
    wrong: [],
    orphans: [],
    unlisted: [],
  });
  expect(new Set(listed).size).toBeGreaterThan(150);
});
