import { expect, test } from '@playwright/test';
import { vocabularyFaults } from '@/lib/seo/graph/test-vocabulary';
import { crawl, type Seen } from './crawler';

/** Files and endpoints that pages link to. */
const NOT_PAGES = /^\/(api|ows|_next|og|md|feeds|investor-relations\/data)\//;
const OUTLET_SHARE = 40;
const MOST_PAGES = 3;

/** Outlets, places and pages of lists are many and alike: some stand for all. */
function isSample(path: string): boolean {
  const { searchParams } = new URL(path, 'http://any');
  const numbers = [...searchParams]
    .filter(([name]) => !/^(page|year|type)$/.test(name))
    .map(([, value]) => value);
  const rare =
    /\/(branch|personnel)/.test(path) &&
    numbers.some((value) => Number.parseInt(value, 10) % OUTLET_SHARE !== 0);
  return !rare && Number(searchParams.get('page') ?? 1) <= MOST_PAGES;
}

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

/** One crawl serves all tests. */
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(240_000);
  origin = new URL(baseURL ?? '').origin;
  const request = await playwright.request.newContext();
  const locs = async (path: string) =>
    [...(await (await request.get(origin + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, loc = '']) => pathIn(loc.replaceAll('&amp;', '&')),
    );
  const sitemaps = await locs('/sitemap.xml');
  listed = (await Promise.all(sitemaps.map(locs))).flat();
  const follow = (path: string) => !NOT_PAGES.test(path) && isSample(path);
  pages = await crawl({
    request,
    origin,
    from: [...new Set(['/', '/en', ...listed.filter(follow)])],
    follow,
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
  expect(indexable().length).toBeGreaterThan(200);
});

test('MN-04 every indexable page has a title and a description of its own, and one h1', () => {
  const bare = indexable().filter(({ title, description, h1 }) => !title || !description || h1 !== 1);
  expect(bare.map(({ path, title, description, h1 }) => ({ path, title, description, h1 }))).toEqual([]);
  const byTitle = new Map<string, string[]>();
  for (const { title, lang, path } of indexable()) {
    byTitle.set(`${lang} ${title}`, [...(byTitle.get(`${lang} ${title}`) ?? []), path]);
  }
  expect([...byTitle.values()].filter(({ length }) => length > 1)).toEqual([]);
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
      const twin = shown(pathIn(address));
      return twin?.status !== 200 || !Object.values(twin.alternates).map(pathIn).includes(path);
    });
    const own = pathIn(alternates[lang] ?? origin) === path ? [] : [`${path} does not name itself`];
    return [...lost.map(([code]) => `${path}: ${code}`), ...own];
  });
  expect(faults).toEqual([]);
});

test('what pages tell machines is of schema.org, and says where each page stands', () => {
  const faults = indexable().flatMap(({ path, data }) => {
    const [graph] = data;
    const nodes = Reflect.get(Object(graph), '@graph');
    const trail = path === '/' || path === '/en' || JSON.stringify(graph ?? {}).includes('"BreadcrumbList"');
    return [...vocabularyFaults(nodes), ...(trail ? [] : ['no trail'])].map((fault) => `${path} ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('RT-01 the sitemaps name what is indexable and nothing else, and no page is an orphan', () => {
  const wrong = listed.filter(
    (path) => shown(path) && !NOT_PAGES.test(path) && (shown(path)?.status !== 200 || shown(path)?.noindex),
  );
  expect(wrong).toEqual([]);
  const linked = new Set([...pages.values()].flatMap(({ links }) => links));
  const orphans = indexable().filter(({ path }) => !linked.has(path) && isSample(path));
  expect(orphans.map(({ path }) => path)).toEqual([]);
});
