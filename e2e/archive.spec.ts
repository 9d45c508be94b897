import { expect, type Page } from '@playwright/test';
import { arrived } from './support/arrival';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

const ARCHIVE = '/investor-relations/archive';
const main = (page: Page) => page.getByRole('main');
const titles = (page: Page) => main(page).getByRole('listitem').getByRole('heading', { level: 2 });
const addressOf = (locale: 'zh' | 'en', path: string) => `${locale === 'en' ? '/en' : ''}${path}`;

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test.pack(
    'AR-03 the archive is narrowed by kind, language and words, and all of them are the address',
    async ({ page }) => {
      const words = WORDS.zh.archive;
      await page.goto(ARCHIVE);
      const search = page.getByRole('search', { name: words.filter.label });
      await search.getByLabel(words.filter.kind).selectOption('annual');
      await search.getByLabel(words.filter.language).selectOption('en');
      await search.getByLabel(words.filter.keyword).fill('annual report');
      await search.getByRole('button', { name: words.filter.search }).click();
      await expect(page).toHaveURL(/kind=annual&language=en&keyword=annual\+report$/);
      await expect(titles(page).first()).toHaveAttribute('lang', 'en');
      for (const title of await titles(page).allTextContents()) expect(title).toMatch(/annual report/i);

      await search.getByLabel(words.filter.keyword).fill('没有这样的标题');
      await search.getByRole('button', { name: words.filter.search }).click();
      await expect(page.getByText(words.noHit)).toBeVisible();
    },
  );
});

for (const locale of LOCALES) {
  test.pack(
    `AR-03 a filing has a page with its hashes and proofs, and its twin (${locale})`,
    async ({ page }) => {
      const words = WORDS[locale].archive.filing;
      await page.goto(addressOf(locale, `${ARCHIVE}?kind=annual`));
      const link = titles(page).first().getByRole('link');
      const title = await link.textContent();
      await link.click();
      await arrived(page, /\/archive\/filing\?id=\d+#(zh|en)$/);
      await expect(
        main(page)
          .getByText(title ?? '', { exact: true })
          .first(),
      ).toBeVisible();
      for (const section of Object.values(words.section))
        await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
      const version = main(page).getByRole('article').first();
      await expect(version.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible();
      const proof = await version.getByRole('link', { name: words.inclusion }).getAttribute('href');
      expect((await page.request.get(proof ?? '')).status()).toBe(200);
    },
  );

  test.pack(
    `AR-03 an announcement leads to its record, and the record back to it (${locale})`,
    async ({ page }) => {
      const words = WORDS[locale].archive;
      await page.goto(addressOf(locale, '/detail?type=news&id=2141'));
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await page.getByRole('link', { name: words.first.link }).click();
      await arrived(page, new RegExp(`/archive/filing\\?id=2141#${locale}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await main(page).getByRole('link', { name: words.filing.article[locale] }).click();
      await arrived(page, /\/detail\?type=news&id=2141$/);
    },
  );
}

test.pack('AR-02 the page on checking shows the newest head as it is published', async ({ page }) => {
  await page.goto(`${ARCHIVE}/how-to-check`);
  const head = await (await page.request.get('/record/head')).text();
  const [origin = ''] = head.split('\n');
  await expect(main(page).locator('pre').first()).toContainText(origin);
});

test.pack('AR-03 the archive is CSV, JSON and a feed with the same filter', async ({ page, request }) => {
  await page.goto(`${ARCHIVE}?kind=annual`);
  for (const name of ['CSV', 'JSON', 'RSS']) {
    const address = await main(page).getByRole('link', { name, exact: true }).getAttribute('href');
    expect((await request.get(address ?? '')).status(), name).toBe(200);
  }
  const archive = await (await request.get('/record/archive/zh.json?kind=annual')).json();
  expect(archive.filings.length).toBeGreaterThan(0);
  for (const { kind } of archive.filings) expect(kind).toBe('annual');
});

test.pack('AR-03 what is out of range is not found', async ({ request }) => {
  for (const [address, status] of [
    [ARCHIVE, 200],
    [`${ARCHIVE}?year=2014`, 404],
    [`${ARCHIVE}?kind=monthly`, 404],
    [`${ARCHIVE}?page=999`, 404],
    [`${ARCHIVE}/filing?id=999999`, 404],
  ] as const) {
    expect((await request.get(address)).status(), address).toBe(status);
  }
});
