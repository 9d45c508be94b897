import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { PHONE } from './support/devices';
import { elderFaults, elderState } from './support/elder';
import { firstNews } from './support/found';
import { pathOf, readPage } from './support/html';
import { keyboardOf, withoutSpaces } from './support/keyboard';
import { href } from './support/lines';
import { expectHighTargets } from './support/targets';
import { test } from './support/test';
import { fill, LOCALES, WORDS } from './support/words';

/** Id of a news article in both languages. */
async function newsId(request: APIRequestContext): Promise<string> {
  return new URL(await firstNews(request), 'http://any').searchParams.get('id') ?? '';
}

const rows = (page: Page) => page.locator('main [role=group][id^=p]');
const cells = (page: Page, row: number) => page.locator(`#p${row} > [lang]`);

/** Of the first row with both languages: the language and the place of each. */
async function placesOf(page: Page) {
  const both = rows(page).filter({ has: page.locator(':scope > [lang="en"]') });
  const row = both.filter({ has: page.locator(':scope > [lang="zh-CN"]') }).first();
  return row.locator(':scope > [lang]').evaluateAll((found) =>
    found.map((cell) => {
      const { left, top } = cell.getBoundingClientRect();
      return { lang: cell.getAttribute('lang'), left: Math.round(left), top: Math.round(top) };
    }),
  );
}

for (const locale of LOCALES) {
  const words = WORDS[locale].twin;
  const own = locale === 'zh' ? 'zh-CN' : 'en';

  test(`AR-07 an article leads to both languages side by side, with hashes and anchors (${locale})`, async ({
    page,
    request,
  }) => {
    const id = await newsId(request);
    await page.goto(href(locale, '/detail', { type: 'news', id }));
    await page.getByRole('link', { name: words.link, exact: true }).click();
    await expect(page).toHaveURL(href(locale, '/twin', { id }));
    for (const side of LOCALES) {
      const region = page.getByRole('region', { name: words.languages[side], exact: true });
      await expect(region).toContainText(/[0-9a-f]{64}/);
    }
    const [first, second] = await placesOf(page);
    expect(first?.lang).toBe(own);
    expect(second?.top).toBe(first?.top);
    expect(second?.left).toBeGreaterThan(first?.left ?? 0);
    await expectAccessible(page);
  });

  test(`AR-07 an anchor is reached by keyboard, and is an address (${locale})`, async ({ page, request }) => {
    await page.goto(href(locale, '/twin', { id: await newsId(request) }));
    const keyboard = await keyboardOf(page);
    await keyboard.skip();
    await keyboard.tabTo(`link: ${withoutSpaces(fill(words.anchor, { number: '2' }))}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#p2$/);
    await expect(page.locator('#p2')).toBeInViewport();
  });

  test(`AR-07 its head says what it is, and both languages name each other (${locale})`, async ({
    request,
  }) => {
    const id = await newsId(request);
    const page = await readPage(request, href(locale, '/twin', { id }));
    expect(page.status).toBe(200);
    expect(page.meta('robots')).toBe('noindex, follow');
    expect(pathOf(page.canonical)).toBe(href(locale, '/twin', { id }));
    for (const other of LOCALES) expect(page.html).toContain(href(other, '/twin', { id }));
    expect(page.texts('h1')).toHaveLength(1);
    expect(page.meta('description')).toContain(page.texts('h1')[0]?.slice(0, 20));
  });

  test.describe(`on a phone (${locale})`, () => {
    test.use({ ...PHONE, javaScriptEnabled: false });
    test(`AR-07 a paragraph stands above its translation, without JavaScript (${locale})`, async ({
      page,
      request,
    }) => {
      await page.goto(`${href(locale, '/twin', { id: await newsId(request) })}#p2`);
      const [first, second] = await placesOf(page);
      expect([first?.lang, second?.left]).toEqual([own, first?.left]);
      expect(second?.top).toBeGreaterThan(first?.top ?? 0);
      await expect(page.locator('#p2')).toBeInViewport();
      await expectHighTargets(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });
  });

  test.describe(`in the elder edition (${locale})`, () => {
    test.use({ storageState: elderState() });
    test(`AR-07 EL-05 one column, large text and high targets (${locale})`, async ({ page, request }) => {
      await page.goto(href(locale, '/twin', { id: await newsId(request) }));
      const [first, second] = await placesOf(page);
      expect(second?.left).toBe(first?.left);
      expect(await elderFaults(page)).toEqual({ overflow: 0, cut: [], long: [], small: [], low: [] });
    });
  });
}

test('AR-07 the same paragraph has the same anchor in both languages', async ({ page, request }) => {
  const id = await newsId(request);
  const textsAt = async (locale: (typeof LOCALES)[number]) => {
    await page.goto(href(locale, '/twin', { id }));
    return (await cells(page, 2).allTextContents()).sort();
  };
  const english = await textsAt('en');
  expect(english.length).toBeGreaterThan(0);
  expect(await textsAt('zh')).toEqual(english);
});

test('AR-07 without an id, or with one that is nothing, there is no such page', async ({ request }) => {
  for (const address of ['/twin', '/en/twin?id=999999999', '/twin?id=x']) {
    expect((await readPage(request, address)).status, address).toBe(404);
  }
});

test.pack(
  'AR-07 an article that opens a document is read side by side, since it has a text',
  async ({ request }) => {
    expect((await readPage(request, '/twin?id=602')).status).toBe(200);
  },
);

test('AR-07 on paper both languages stand side by side, with the address below', async ({
  page,
  request,
}) => {
  await page.goto(href('en', '/twin', { id: await newsId(request) }));
  await page.emulateMedia({ media: 'print' });
  const [first, second] = await placesOf(page);
  expect(second?.top).toBe(first?.top);
  await expect(page.locator('.print-foot')).toContainText('/en/twin?id=');
});
