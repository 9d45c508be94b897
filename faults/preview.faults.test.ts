import { rmSync } from 'node:fs';
import { type ServerStub, startServerStub } from '@/testing/server-stub';
import { editorOf, PREVIEW_SECRET, visit } from './support/editor';
import { edit, openOffice } from './support/office';
import { ownRedis } from './support/own-redis';
import { until } from './support/processes';
import { rawRequest, sendRaw } from './support/raw';
import { ownPort, SECRETS } from './support/settings';
import { openSite, type Site } from './support/site';
import { type StoredText, textsInFolder, textsInRedis } from './support/stored-texts';

const SITE_PORT = ownPort(3412);
const ENGINE_PORT = ownPort(3413);
const REDIS_PORT = ownPort(3414);
const FOLDERS = ['pages', 'copies', 'builds'].map((name) => `.data/faults-${name}/${SITE_PORT}`);

/** In every text of the drafts; visitors search for the other word, which their own page repeats to them. */
const MARK = 'qxzunreleased';
const SOUGHT = 'zqwmerger';
/** In a published article of the pack, and on pages that are opened here: what is stored can be found. */
const PUBLISHED = '海序证券发布2026年三季度业绩';

const NEWS = 990_301;
const FILING = 990_302;
/** Each is a copy of a published article with other texts. */
const COPIED = [
  [NEWS, 1048],
  [FILING, 2013],
] as const;
const IDS = COPIED.map(([id]) => id);

const chinaTime = (ms: number): string =>
  new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const YEAR = chinaTime(Date.now()).slice(0, 4);

/** A draft that would be the newest of its list. */
const draft = (copyOf: number) => ({
  copyOf,
  title: `${SOUGHT} ${MARK} <b>& B</b>`,
  excerpt: `摘要 ${MARK}`,
  content: `<h2>${MARK}</h2><p>${SOUGHT} ${MARK} <img src="/ows/files/images/${MARK}.png" alt="${MARK}"></p>`,
  status: 1,
  displayTime: chinaTime(Date.now() - 3_600_000),
  rest: {
    attachments: `/ows/files/pdf/${MARK}.pdf`,
    imageUrl: `/ows/files/images/${MARK}.png`,
    seoInfo: JSON.stringify({ title: MARK, description: MARK, keywords: MARK }),
  },
});

interface Address {
  path: string;
  /** Expected status; any below 500 without one. */
  status?: number;
}

const both = (path: string): Address[] => [{ path }, { path: path === '/' ? '/en' : `/en${path}` }];
const inEach = (pathIn: (locale: string) => string, status?: number): Address[] =>
  ['zh', 'en'].map((locale) => ({ path: pathIn(locale), ...(status && { status }) }));

/** Where editors see drafts; `shows` says which of them have the drafts' texts. */
const EDITORS: { path: string; shows: boolean }[] = [
  ...['', '/en'].flatMap((prefix) => [
    ...IDS.map((id) => ({ path: `${prefix}/preowsweb/detail?type=news&id=${id}`, shows: true })),
    { path: `${prefix}/preowsweb/twin?id=${NEWS}`, shows: true },
    { path: `${prefix}/preowsweb/pressroom`, shows: true },
    { path: `${prefix}/preowsweb/investor-relations/announcements`, shows: true },
    { path: `${prefix}/preowsweb`, shows: true },
    { path: `${prefix}/preowsweb/terms`, shows: false },
    ...IDS.map((id) => ({ path: `${prefix}/preowsweb/compare/detail?type=news&id=${id}`, shows: true })),
    { path: `${prefix}/preowsweb/compare/pressroom`, shows: true },
    { path: `${prefix}/preowsweb/findings`, shows: true },
    { path: `${prefix}/preowsweb/findings.csv`, shows: true },
  ]),
  // Pictures.
  ...['zh', 'en'].map((locale) => ({ path: `/preowsweb/card/${locale}/article/${NEWS}.png`, shows: false })),
];

/** Where nobody may see them, whatever cookies a browser sends. */
const PUBLIC: Address[] = [
  ...IDS.flatMap((id) => [
    { path: `/detail?type=news&id=${id}`, status: 404 },
    { path: `/en/detail?type=news&id=${id}`, status: 404 },
    ...inEach((locale) => `/og/${locale}/article/${id}.png`, 404),
    ...inEach((locale) => `/md/${locale}/article/${id}.md`, 404),
  ]),
  ...both(`/twin?id=${NEWS}`),
  ...['/', '/pressroom', '/investor-relations', '/investor-relations/announcements'].flatMap(both),
  ...both(`/search?q=${SOUGHT}`),
  ...['news', 'announcements'].flatMap((list) =>
    ['atom', 'rss', 'json'].flatMap((kind) => inEach((locale) => `/feeds/${locale}/${list}.${kind}`, 200)),
  ),
  ...inEach((locale) => `/feeds/${locale}/announcements-${YEAR}.json`, 200),
  ...['articles-zh', 'articles-en', 'documents'].map((name) => ({ path: `/sitemaps/${name}-${YEAR}.xml` })),
  ...['pages', 'news', 'others'].map((name) => ({ path: `/sitemaps/${name}.xml`, status: 200 })),
  { path: '/sitemap.xml', status: 200 },
  ...inEach((locale) => `/og/${locale}/page/pressroom.png`, 200),
  ...inEach((locale) => `/md/${locale}/page/pressroom.md`),
  ...['calendar.ics', 'holders.csv', 'ownership.json'].flatMap((name) =>
    inEach((locale) => `/investor-relations/data/${locale}/${name}`),
  ),
  ...inEach((locale) => `/api/outlets/${locale}`),
  { path: `/opensearch.json?q=${SOUGHT}` },
  { path: '/llms.txt', status: 200 },
  // Where the preview's addresses lead to within the site.
  ...inEach((locale) => `/api/preview-card/${locale}/article/${NEWS}.png`, 404),
  ...inEach((locale) => `/api/preview-findings/${locale}`, 404),
  ...inEach((locale) => `/${locale}/desktop/-/preview/findings`, 404),
  { path: `/zh/desktop/of=%2fdetail%3ftype%3dnews%26id%3d${NEWS}/preview/compare`, status: 404 },
  { path: '/preview/findings', status: 404 },
];

/** Forms of an address that a client library would tidy up before it sends them. */
const ODD = [
  '/preowsweb/../feeds/zh/news.atom',
  '/preowsweb/%2e%2e/feeds/zh/news.atom',
  '/preowsweb\\..\\feeds\\zh\\news.atom',
  '/preowsweb/..%2ffeeds/zh/news.atom',
  '/preowsweb/..%5cfeeds/zh/news.atom',
  '//feeds/zh/news.atom',
  '/FEEDS/zh/news.atom',
  `/preowsweb/../og/zh/article/${NEWS}.png`,
  `/preowsweb\\..\\md\\zh\\article\\${NEWS}.md`,
];

const redis = ownRedis(REDIS_PORT);
let engine: ServerStub;
let site: Site;
let editor: string;

beforeAll(async () => {
  for (const folder of FOLDERS) rmSync(folder, { recursive: true, force: true });
  engine = await startServerStub((response) => void response.writeHead(200).end('{}'), ENGINE_PORT);
  await Promise.all([openOffice(), redis?.open()]);
  for (const [id, from] of COPIED) await edit(id, draft(from));
  site = await openSite({
    port: SITE_PORT,
    env: {
      PREVIEW_SECRET,
      LOG_ACCESS: '1',
      // On a busy machine the pages of a publication take longer than the eight seconds of the default.
      PUBLISH_CHECK_MS: '60000',
      LOG_LEVEL: 'debug',
      INDEXNOW_KEY: 'faults-only-key',
      INDEXNOW_URL: `http://127.0.0.1:${ENGINE_PORT}/indexnow`,
      ...(redis && { REDIS_URL: redis.url }),
    },
  });
  editor = await editorOf(site);
}, 150_000);
afterAll(async () => {
  engine.close();
  await redis?.close();
  await site.end('SIGTERM');
});

const get = (path: string, cookie = '') => visit(site, path, cookie);

/** Every way to ask for an article by a call of browsers. */
async function relayed(cookie: string): Promise<string[]> {
  const headers = { 'content-type': 'application/json', origin: site.origin, ...(cookie && { cookie }) };
  const ask = async (path: string, body: object) =>
    (
      await fetch(`${site.origin}/ows${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    ).text();
  const query = { terType: '1', id: String(NEWS), queryDeatil: '1', pageNum: 1, pageSize: 10 };
  const search = {
    back1: 'LIST',
    searchType: '29|30',
    searchContent: SOUGHT,
    pageSize: '10',
    pageNumber: '1',
  };
  return [
    await ask('/content/queryContentPage', query),
    await ask('/content/queryContentPagePre', query),
    await ask('/content/queryContentList', { title: draft(0).title, terType: '1' }),
    await ask('/rest/v2/publicOpinionSearch', { ...search, terType: '1' }),
  ];
}

/** The addresses that answer otherwise than they should. */
async function leaks(cookie: string): Promise<string[]> {
  const found: string[] = [];
  for (const { path, status } of PUBLIC) {
    const answer = await get(path, cookie);
    const text = `${await answer.text()} ${JSON.stringify([...answer.headers])}`;
    const isRight = status === undefined ? answer.status < 500 : answer.status === status;
    if (!isRight || text.includes(MARK))
      found.push(`${answer.status} ${path}${text.includes(MARK) ? ' shows it' : ''}`);
  }
  for (const path of ODD) {
    const { status, head, body } = await sendRaw(site.origin, rawRequest(`GET ${path}`, { cookie }));
    if (status === 0 || status >= 500 || (head + body).includes(MARK)) found.push(`${status} ${path}`);
  }
  return [...found, ...(await relayed(cookie)).filter((text) => text.includes(MARK))];
}

test('PV-04 RT-10 an editor sees drafts, marked as a preview that is stored nowhere', async () => {
  for (const { path, shows } of EDITORS) {
    const answer = await get(path, editor);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get('cache-control')).toMatch(/no-store/);
    expect(answer.headers.get('x-robots-tag')).toMatch(/noindex/);
    expect([path, (await answer.text()).includes(MARK)]).toEqual([path, shows]);
    expect((await get(path)).status).toBe(404);
  }
}, 120_000);

test('PV-04 no public address shows a draft, neither to the editor nor to a visitor afterwards', async () => {
  expect(await leaks(editor)).toEqual([]);
  expect(await leaks('')).toEqual([]);
}, 240_000);

test('PV-04 a publication that names a draft is reported to no search engine, and shows it nowhere', async () => {
  const headers = { authorization: `Bearer ${SECRETS.REVALIDATE_SECRET}` };
  const body = JSON.stringify({ tags: [...IDS.map((id) => `article:${id}`), 'lists'] });
  const answer = await fetch(`${site.origin}/api/revalidate`, { method: 'POST', headers, body });
  const { check } = await answer.json();
  expect(check.length).toBeGreaterThan(10);
  expect(check.filter(({ asExpected }: { asExpected: boolean }) => !asExpected)).toEqual([]);
  await until('the queue is empty', 60_000, async () => (await site.metric('site_pushes_waiting')) === 0);
  expect(engine.received).toEqual([]);
  expect(await leaks(editor)).toEqual([]);
  expect(await leaks('')).toEqual([]);
}, 240_000);

const naming = (stored: StoredText[], word: string) =>
  stored.filter(({ text }) => text.includes(word)).map(({ place }) => place);

test('PV-04 no draft is in a file, in Redis, in a log line or in a metric', async () => {
  const files = () => FOLDERS.flatMap(textsInFolder);
  // Pages are compressed after they were stored.
  await until('stored pages', 60_000, async () => naming(files(), PUBLISHED).length > 2);
  expect(naming(files(), MARK)).toEqual([]);
  if (redis) {
    const shared = await textsInRedis(redis.url);
    expect(naming(shared, PUBLISHED).length).toBeGreaterThan(2);
    expect(naming(shared, MARK)).toEqual([]);
  }
  expect(site.output()).toContain('/preowsweb/detail');
  expect(site.output()).not.toContain(MARK);
  const authorization = `Bearer ${SECRETS.OPERATIONS_TOKEN}`;
  const metrics = await (await fetch(`${site.origin}/api/metrics`, { headers: { authorization } })).text();
  expect(metrics).toContain('site_ows_calls_total');
  expect(metrics).not.toContain(MARK);
}, 120_000);
