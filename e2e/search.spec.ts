import { expect, type Page } from '@playwright/test';
import { arrived } from './support/arrival';
import { expectAccessible } from './support/axe';
import { PHONE } from './support/devices';
import { visitor } from './support/forms';
import { readPage } from './support/html';
import { askJson, backOffice } from './support/relay';
import { test } from './support/test';
import { fill, LOCALES, WORDS } from './support/words';

const CALL = '/rest/v2/publicOpinionSearch';
const zh = WORDS.zh.search;

test.use(visitor());

const panel = (page: Page) => page.locator('[data-search]');
const icon = (page: Page) => panel(page).locator('summary');
const box = (page: Page) => panel(page).getByLabel(zh.label);
const options = (page: Page) => panel(page).getByRole('option');
const found = (typed: string, more = '') => `/search?q=${encodeURIComponent(typed)}${more}`;

/** Scripts that a visit has loaded. */
function scriptsOf(page: Page): { url: string; size: Promise<number> }[] {
  const scripts: { url: string; size: Promise<number> }[] = [];
  page.on('response', (answer) => {
    if (!/\/_next\/static\/chunks\/[^/]+\.js$/.test(answer.url())) return;
    const size = answer.request().sizes();
    scripts.push({ url: answer.url(), size: size.then(({ responseBodySize }) => responseBodySize) });
  });
  return scripts;
}

test.pack(
  'SE-01 SE-02 SH-09 the panel opens at once, suggests by keyboard, and closing forgets what was typed',
  async ({ page }) => {
    const scripts = scriptsOf(page);
    // Nothing on it wakes the page by itself, however slow the machine.
    await page.goto('/investor-relations/announcements', { waitUntil: 'networkidle' });
    const submenu = page.getByRole('banner').locator('nav').last();
    await expect(submenu).toBeVisible();
    await icon(page).hover();
    expect(scripts).toEqual([]);

    await icon(page).click();
    await expect(box(page)).toBeFocused();
    const overlay = page.locator('[data-search-overlay]');
    await expect(overlay).toHaveCSS('z-index', '9999');
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await expect(submenu).toBeHidden();
    const [place, bar] = [await overlay.boundingBox(), await page.getByRole('banner').boundingBox()];
    expect(place?.y).toBe((bar?.y ?? 0) + 86);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBe(page.viewportSize()?.height);

    await page.keyboard.type('公告');
    await expect(options(page)).toHaveCount(6);
    await expect(options(page).first()).toContainText(zh.panel.functions);
    await expect(options(page).last().locator('mark')).toHaveText('公告');
    const common = await page.evaluate(() => window.siteChunks ?? []);
    const own = scripts.filter(({ url }) => !common.includes(new URL(url).pathname));
    const sizes = await Promise.all(own.map(({ size }) => size));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8192);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).first().getAttribute('id')) ?? '',
    );

    await page.keyboard.press('Escape');
    await expect(icon(page)).toBeFocused();
    await expect(overlay).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('');
    await expect(options(page)).toHaveCount(0);
    await overlay.click({ position: { x: 20, y: 600 } });
    await expect(overlay).toBeHidden();
  },
);

test.pack(
  'SE-02 SE-03 pinyin finds an outlet; a search is remembered on the device and can be forgotten',
  async ({ page }) => {
    await page.goto('/');
    await icon(page).click();
    await page.keyboard.type('jingan');
    await expect(options(page).first()).toContainText('静安');
    await expect(options(page).first()).toHaveAttribute('href', /^\/branch\?keyword=/);
    await page.keyboard.press('Enter');
    await arrived(page, /\/search\?q=jingan$/);
    await expect(panel(page)).not.toHaveAttribute('open');
    await expect(page.getByRole('navigation', { name: zh.functions })).toContainText('静安');
    await icon(page).click();
    const recent = panel(page).getByRole('region', { name: zh.panel.recent });
    await expect(recent.getByRole('link', { name: 'jingan' })).toHaveAttribute('href', '/search?q=jingan');
    await panel(page).getByRole('button', { name: zh.panel.clear }).click();
    await expect(recent).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('search_recent'))).toBeNull();
  },
);

test('SE-02 SE-04 late answers are dropped, and markup in a hit is text', async ({ page }) => {
  const hit = (title: string) => ({
    showStr: `<img src=x onerror="document.title='broken'"><em>${title}</em>&lt;b&gt;`,
    detail: { id: 1, title },
  });
  const held: (() => Promise<void>)[] = [];
  await page.route(`**/ows${CALL}`, async (route) => {
    const { searchContent } = route.request().postDataJSON();
    const data = { suggestions: [hit(searchContent)], functionResults: [], results: [], total: 1 };
    const answer = () => route.fulfill({ json: { code: 200, data } });
    if (searchContent === '旧') held.push(answer);
    else await answer();
  });
  await page.goto('/terms');
  await icon(page).click();
  await page.keyboard.type('旧');
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.type('新');
  await expect(options(page)).toContainText(['旧新<b>']);
  await held[0]?.();
  await page.waitForLoadState('networkidle');
  await expect(options(page)).toContainText(['旧新<b>']);
  await expect(panel(page).locator('img')).toHaveCount(0);
  await expect(page).not.toHaveTitle('broken');
});

test.pack('SE-02 SH-10 a failing search says so in its place and can be tried again', async ({ page }) => {
  await page.route(`**/ows${CALL}`, (route) => route.fulfill({ json: { code: 500, msg: '系统繁忙' } }));
  await page.goto('/terms');
  await icon(page).click();
  await page.keyboard.type('公告');
  await expect(panel(page).getByRole('status')).toHaveText('系统繁忙');
  await page.unroute(`**/ows${CALL}`);
  await panel(page).getByRole('button', { name: zh.panel.retry }).click();
  await expect(options(page)).toHaveCount(6);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('SE-01 SE-03 the panel is a plain form, its answer a whole page', async ({ page }) => {
    await page.goto('/terms');
    await icon(page).click();
    await box(page).fill('分红');
    await box(page).press('Enter');
    await arrived(page, found('分红'));
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.getByLabel(zh.year).selectOption('2025');
    await page.getByRole('button', { name: zh.apply }).click();
    await arrived(page, found('分红', '&type=&year=2025'));
    await expect(page.getByLabel(zh.year)).toHaveValue('2025');
  });
});

const ANSWERS: [typed: string, hits: RegExp][] = [
  ['公告', /公告/],
  ['分红', /分红/],
  ['ESG 报告', /ESG|报告/],
  ['601211', /股票信息/],
  ['jingan', /静安/],
  ['gonggao', /公告/],
];

test.pack('SE-03 each kind of question has its answer in the HTML, by address', async ({ request }) => {
  for (const [typed, hits] of ANSWERS) {
    const page = await readPage(request, found(typed));
    expect(page.status, typed).toBe(200);
    expect(page.texts('title')[0]).toContain(typed);
    expect(page.meta('robots')).toContain('noindex');
    expect(page.headers['cache-control']).toMatch(/no-store/);
    expect(page.text, typed).toMatch(new RegExp(`找到[\\d,]+条与“${typed}”相关的内容.*(${hits.source})`));
  }
  const english = await readPage(request, '/en/search?q=dividends');
  expect(english.text).toMatch(/\d+ results? for “dividends”/);
  expect(english.texts('mark')).toContain('dividend');
});

test.pack('SE-03 words of a marked title keep their spaces', async ({ page }) => {
  await page.goto(`/en${found('ESG report')}`);
  const tag = page.getByRole('main').locator('a[href="/en/sustainability/esg-report"]').first();
  await expect(tag.locator('mark').first()).toBeVisible();
  await expect(tag).toHaveText('ESG reports', { useInnerText: true });
});

test.pack('SE-03 SE-04 markup, endless text and spaces are answered in words', async ({ request }) => {
  const markup = await readPage(request, found('<script>alert(1)</script>"\'&'));
  expect(markup.status).toBe(200);
  expect(markup.html).not.toContain('alert(1)</script>');
  expect(markup.text).toContain(fill(zh.nothing, { query: '<script>alert(1)</script>"\'&' }));
  for (const tip of [zh.tipSpelling, zh.tipCodes, zh.tipPinyin, zh.popular, '95521']) {
    expect(markup.text).toContain(tip);
  }
  const endless = await readPage(request, `/search?q=${'x'.repeat(10_000)}`);
  expect([endless.status, endless.text.includes(fill(zh.long, { most: '100' }))]).toEqual([200, true]);
  const blank = await readPage(request, found('   '));
  expect([blank.status, blank.text.includes(zh.blank)]).toEqual([200, true]);
  for (const wrong of ['&type=nowhere', '&year=2014', '&page=99']) {
    expect((await readPage(request, found('公告', wrong))).status).toBe(404);
  }
});

test('SE-02 CL-03 the relay takes no endless search', async ({ request }) => {
  const body = { searchType: '29|30', searchContent: '长'.repeat(101), pageSize: '10', pageNumber: '1' };
  expect((await askJson(request, CALL, body)).status()).toBe(400);
  const answer = await (await askJson(request, CALL, { ...body, searchContent: '公告' })).json();
  expect(answer.data.results.length).toBeGreaterThan(0);
});

test('SE-03 OpenSearch: a description on every page, and suggestions', async ({ request }) => {
  const page = await (await request.get('/en/pressroom')).text();
  expect(page).toContain('href="/opensearch.xml?lang=en"');
  const description = await request.get('/opensearch.xml?lang=en');
  expect(description.headers()['content-type']).toContain('application/opensearchdescription+xml');
  expect(await description.text()).toMatch(/<Url type="text\/html"[^>]*\/en\/search\?q=\{searchTerms\}"/);
  const [typed, names, , addresses] = await (await request.get('/opensearch.json?q=gonggao')).json();
  expect(typed).toBe('gonggao');
  expect(names[0]).toContain('公告');
  expect(addresses[0]).toMatch(/^http.*\/investor-relations\/announcements$/);
  expect(await (await request.get('/opensearch.json?q=%20')).json()).toEqual([' ', [], [], []]);
});

test.pack('SE-02 what an editor saves is found, and what is removed is not', async ({ request }) => {
  test.skip(!backOffice().includes('127.0.0.1'), 'only where the back office is ours to edit');
  const id = 990_001;
  const ask = async () => (await readPage(request, found('石英钟'))).html.includes(`id=${id}"`);
  await request.delete(`${backOffice()}/__articles/${id}`);
  await request.put(`${backOffice()}/__articles/${id}`, { data: { copyOf: 2144, title: '新的石英钟公告' } });
  expect(await ask()).toBe(true);
  await request.delete(`${backOffice()}/__articles/${id}`);
  expect(await ask()).toBe(false);
});

const DEVICES = [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', PHONE],
] as const;
for (const [device, use] of DEVICES) {
  for (const locale of LOCALES) {
    test.describe(`${locale} ${device}`, () => {
      test.use({ ...use, colorScheme: device === 'phone' ? 'dark' : 'light' });
      test(`SE-03 accessible: results, nothing found (${locale}, ${device})`, async ({ page }) => {
        const prefix = locale === 'zh' ? '' : '/en';
        for (const address of [found('601211', '&year=2025'), found('zzzz')]) {
          await page.goto(prefix + address);
          await expectAccessible(page);
        }
      });
    });
  }
}

for (const [name, use] of [
  ['phone', PHONE],
  ['phone in the dark', { ...PHONE, colorScheme: 'dark' }],
  ['desktop in the dark', { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' }],
] as const) {
  test.describe(name, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });
    test(`SE-01 SE-02 accessible: the open panel with suggestions (${name})`, async ({ page }) => {
      await page.goto('/pressroom');
      await icon(page).click();
      await expectAccessible(page);
      // Content of every company mentions securities.
      await box(page).fill('证券');
      await expect(options(page).first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}
