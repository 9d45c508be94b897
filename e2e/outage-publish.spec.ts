import { type APIRequestContext, expect, test } from '@playwright/test';
import { readPage } from './support/html';

const SECRET = 'journeys-only-revalidate-secret';
const NEW = 990_101;

/** Edits in the reference back office; run serially, since lists change. */
const article = (id: number) => `${test.info().project.metadata.owsUrl}/__articles/${id}`;

async function edit(request: APIRequestContext, id: number, fields: object): Promise<void> {
  expect((await request.put(article(id), { data: fields })).ok()).toBe(true);
}

function say(request: APIRequestContext, data: object, secret = SECRET) {
  return request.post('/api/revalidate', { data, headers: { authorization: `Bearer ${secret}` } });
}

/** China Standard Time, as the back office writes it. */
function chinaTime(ms: number): string {
  return new Date(ms + 8 * 3600_000).toISOString().slice(0, 19).replace('T', ' ');
}

const shows = (request: APIRequestContext, address: string, title: string) =>
  expect.poll(async () => (await readPage(request, address)).text.includes(title), { timeout: 30_000 });

test.afterEach(async ({ request }) => {
  await request.delete(article(NEW));
  await say(request, { tags: ['pages'] });
});

test('DT-01 a new article is in its list, and a renamed one in its page, within seconds of the call', async ({
  request,
}) => {
  await shows(request, '/pressroom', '新闻').toBe(true);
  await edit(request, NEW, {
    copyOf: 1006,
    title: '刚刚发布的消息',
    displayTime: chinaTime(Date.now() - 1000),
  });
  expect((await readPage(request, '/pressroom')).text).not.toContain('刚刚发布的消息');
  const answer = await say(request, { articleId: NEW });
  expect(await answer.json()).toMatchObject({ code: 200, tags: [`article:${NEW}`, 'lists'] });
  await shows(request, '/pressroom', '刚刚发布的消息').toBe(true);

  await shows(request, `/detail?id=${NEW}`, '刚刚发布的消息').toBe(true);
  await edit(request, NEW, { title: '更正后的消息' });
  await say(request, { articleId: NEW });
  await shows(request, `/detail?id=${NEW}`, '更正后的消息').toBe(true);
  await shows(request, '/pressroom', '更正后的消息').toBe(true);

  await edit(request, NEW, { status: 1 });
  await say(request, { articleId: NEW });
  await expect
    .poll(async () => (await readPage(request, `/detail?id=${NEW}`)).status, { timeout: 30_000 })
    .toBe(404);
});

const LISTS = {
  zh: { page: '/pressroom', feed: '/feeds/zh/news.rss', prefix: '' },
  en: { page: '/en/pressroom', feed: '/feeds/en/news.rss', prefix: '/en' },
} as const;

/** Where the article appears: list, feeds in each format, sitemap of its year, news sitemap, its own page. */
async function places(request: APIRequestContext, locale: keyof typeof LISTS, title: string) {
  const { page, feed, prefix } = LISTS[locale];
  const year = chinaTime(Date.now()).slice(0, 4);
  const text = async (address: string) => (await request.get(address)).text();
  const own = `${prefix}/detail?type=news&id=${NEW}`;
  const named = `<loc>${new URL(own, test.info().project.use.baseURL).href.replaceAll('&', '&amp;')}</loc>`;
  return {
    list: (await readPage(request, page)).text.includes(title),
    rss: (await text(feed)).includes(title),
    atom: (await text(feed.replace('.rss', '.atom'))).includes(title),
    json: (await text(feed.replace('.rss', '.json'))).includes(title),
    sitemap: (await text(`/sitemaps/articles-${locale}-${year}.xml`)).includes(named),
    news: (await text('/sitemaps/news.xml')).includes(named),
    page: (await request.get(own)).status() === 200,
  };
}
const everywhere = (is: boolean) => ({
  list: is,
  rss: is,
  atom: is,
  json: is,
  sitemap: is,
  news: is,
  page: is,
});

for (const [locale, other] of [
  ['zh', 'en'],
  ['en', 'zh'],
] as const) {
  test(`RT-01 RT-09 soon after the call a new article of ${locale} alone is in list, feeds and sitemaps of its language, and when it is gone in none`, async ({
    request,
  }) => {
    const title = `发布演练 ${locale}`;
    const within = (which: keyof typeof LISTS) =>
      expect.poll(() => places(request, which, title), { timeout: 30_000 });
    expect(await places(request, locale, title)).toEqual(everywhere(false));
    await edit(request, NEW, {
      copyOf: 1006,
      language: locale,
      title,
      displayTime: chinaTime(Date.now() - 1000),
    });
    await say(request, { articleId: NEW });
    await within(locale).toEqual(everywhere(true));
    expect(await places(request, other, title)).toEqual(everywhere(false));

    expect((await request.delete(article(NEW))).ok()).toBe(true);
    await say(request, { articleId: NEW });
    await within(locale).toEqual(everywhere(false));
    expect((await request.get(`${LISTS[locale].prefix}/detail?type=news&id=${NEW}`)).status()).toBe(404);
  });
}

test('DT-01 an article of the future appears when its time comes, without anybody saying so', async ({
  request,
}) => {
  const soon = Date.now() + 6000;
  await edit(request, NEW, { copyOf: 1006, title: '定时发布的消息', displayTime: chinaTime(soon) });
  await say(request, { tags: ['lists'] });
  await expect
    .poll(async () =>
      /s-maxage=[1-6],/.test((await readPage(request, '/pressroom')).headers['cache-control'] ?? ''),
    )
    .toBe(true);
  expect((await readPage(request, '/pressroom')).text).not.toContain('定时发布的消息');
  await shows(request, '/pressroom', '定时发布的消息').toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(soon - 1000);
});

test('DT-01 without the secret nothing changes', async ({ request }) => {
  expect((await say(request, { articleId: NEW }, 'something-else-of-length')).status()).toBe(401);
  expect((await request.get('/api/revalidate')).status()).toBe(405);
});
