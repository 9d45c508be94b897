import { expect } from '@playwright/test';
import { arrived } from './support/arrival';
import { expectAccessible, prepareAxe } from './support/axe';
import { PHONE } from './support/devices';
import { visitor } from './support/forms';
import { readPage } from './support/html';
import { sharedPage } from './support/pages';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

const PEOPLE = '/personnel-business-disclosure';

test.use(visitor());

for (const locale of LOCALES) {
  const prefix = locale === 'zh' ? '' : '/en';
  const words = WORDS[locale];

  test.pack(`PD-01 tabs of disclosure survive reload, back and sharing (${locale})`, async ({ page }) => {
    await page.goto(`${prefix}/public-disclosure`);
    const tabs = page.getByRole('navigation', { name: words.disclosure.tabs });
    await expect(tabs.getByRole('link')).toHaveCount(8);
    await expect(tabs.getByRole('link').first()).toHaveAttribute('aria-current', 'page');
    await tabs.getByRole('link').nth(2).click();
    await arrived(page, `${prefix}/public-disclosure/public-content?tab=2613`);
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    const name = await heading.textContent();
    await page.reload();
    await expect(heading).toHaveText(name ?? '');
    await tabs.getByRole('link').nth(5).click();
    await arrived(page, /tab=2616$/);
    await page.goBack();
    await expect(heading).toHaveText(name ?? '');
  });

  test.pack(`PD-01 a notice opens on a blank page and leads back (${locale})`, async ({ page }) => {
    await page.goto(`${prefix}/public-disclosure/public-content?tab=2616`);
    const notice = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link')
      .filter({ has: page.locator('time') });
    await notice.first().click();
    await arrived(page, new RegExp(`${prefix}/public-disclosure/ann_article\\?id=\\d+$`));
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.getByRole('link', { name: words.disclosure.back }).click();
    await arrived(page, /tab=2616$/);
  });

  test.pack(
    `PB-01 six tabs; the links of disclosure stand on the first alone (${locale})`,
    async ({ page }) => {
      await page.goto(prefix + PEOPLE);
      const tabs = page.getByRole('navigation', { name: words.people.tabsLabel });
      await expect(tabs.getByRole('link')).toHaveCount(6);
      const links = page.getByRole('navigation', { name: words.people.links });
      await expect(links).toBeVisible();
      for (const [at, name] of ['outreach', 'futures', 'funds', 'advisers', 'bonds'].entries()) {
        await tabs
          .getByRole('link')
          .nth(at + 1)
          .click();
        await arrived(page, `${prefix}${PEOPLE}?tab=${name}`);
        await expect(links).toHaveCount(0);
      }
    },
  );

  test.pack(`PB-01 switching to witnesses clears search and results (${locale})`, async ({ page }) => {
    await page.goto(prefix + PEOPLE);
    await page.getByRole('searchbox').fill('上海');
    await page.getByRole('button', { name: words.people.search, exact: true }).click();
    await arrived(page, /\?keyword=/);
    await expect(page.getByRole('searchbox')).toHaveValue('上海');
    await page.getByRole('link', { name: words.people.kinds.witness, exact: true }).click();
    await arrived(page, `${prefix}${PEOPLE}?kind=witness`);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).nth(11)).toBeVisible();
  });

  test.pack(
    `PB-02 practitioners by province and keyword, in pages of ten by links (${locale})`,
    async ({ page }) => {
      await page.goto(`${prefix}${PEOPLE}?tab=funds`);
      const province = page.getByRole('combobox', { name: words.people.province });
      await expect(province.getByRole('option')).toHaveCount(33);
      await province.selectOption('shenzhen');
      await page.getByRole('button', { name: words.people.search, exact: true }).click();
      const rows = page.getByRole('main').getByRole('row');
      await expect(rows).toHaveCount(11);
      await expect(rows.nth(1)).toContainText(/深圳|Shenzhen/);
      await page.getByRole('link', { name: words.paginator.next, exact: true }).click();
      await arrived(page, `${prefix}${PEOPLE}?tab=funds&province=shenzhen&page=2`);
      await expect(rows.nth(1).getByRole('cell').first()).toHaveText('11');
      await page.reload();
      await expect(province).toHaveValue('shenzhen');
    },
  );

  test.pack(`UK-01 both names, register and an archive by year (${locale})`, async ({ page, request }) => {
    await page.goto(`${prefix}/subsidiary/gtjauk`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      locale === 'zh' ? '海序证券（英国）有限公司' : 'Haixu Securities (UK) Limited',
    );
    for (const year of ['2025', '2024', '2023']) {
      const link = page.getByRole('link', { name: `${year} MIFIDPRU 8 Disclosures` });
      const file = await request.get((await link.getAttribute('href')) ?? '');
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    }
    const register = page.getByRole('link', { name: words.subsidiaries.lookUp }).first();
    await expect(register).toHaveAttribute('href', 'https://register.fca.org.uk/s/');
  });
}

test.pack('PB-02 an unknown word makes no copy; the list is whole without a script', async ({ request }) => {
  const found = await readPage(request, `${PEOPLE}?tab=funds&keyword=%E6%9F%A5%E6%97%A0%E6%AD%A4%E4%BA%BA`);
  expect(found.status).toBe(200);
  expect(found.headers['cache-control']).toMatch(/no-store|no-cache/);
  expect(found.text).toContain(WORDS.zh.people.noneFound);
  const all = await readPage(request, `${PEOPLE}?tab=funds`);
  expect(all.text).toMatch(/共 (4\d\d|[5-9]\d\d|\d{4,}) 条/);
  expect((await readPage(request, `${PEOPLE}?tab=funds&page=65`)).status).toBe(404);
});

test.pack('PB-02 searches beyond the limit are answered with 429', async ({ playwright, baseURL }) => {
  const mine = await playwright.request.newContext({ baseURL, ...visitor() });
  const search = async () => (await mine.get(`${PEOPLE}?tab=funds&page=6`)).status();
  const statuses: number[] = [];
  // A few at a time: so many at once would have to wait too long for their turns, which is another refusal.
  for (let at = 0; at < 70; at += 7) statuses.push(...(await Promise.all(Array.from({ length: 7 }, search))));
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  await mine.dispose();
});

test('PB-03 a portrait that does not load leaves the default', async ({ page }) => {
  await page.route('**/person-*.svg', (route) => route.abort());
  await page.goto(PEOPLE);
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') })
    .first();
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img')).toBeHidden();
  const frame = card.locator('> span').first();
  await expect(frame).toHaveCSS('background-image', /avatar-default\.svg/);
  expect(await frame.evaluate((element) => element.getBoundingClientRect().height)).toBe(90);
});

test.pack('PB-03 validity is shown in words', async ({ page }) => {
  await page.goto(PEOPLE);
  await expect(page.getByText(/^授权有效，至\d{4}年/).first()).toBeVisible();
  await expect(page.getByText(/^授权已于\d{4}年.*终止$/).first()).toBeVisible();
});

const PAGES = [
  '/public-disclosure',
  '/public-disclosure/public-content?tab=2616',
  '/public-disclosure/ann_article?id=305',
  PEOPLE,
  `${PEOPLE}?tab=funds`,
  `${PEOPLE}?tab=funds&keyword=zz`,
  '/subsidiary/gtjauk',
  '/download',
  '/fuyi-download',
  '/verify',
];
const DEVICES = [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', PHONE],
] as const;

for (const [device, use] of DEVICES) {
  for (const locale of LOCALES) {
    test.describe(`${locale} ${device}`, () => {
      const shared = sharedPage({ ...use, ...visitor() }, prepareAxe);
      for (const path of PAGES) {
        test(`PD-01 accessible: ${path} (${locale}, ${device})`, async () => {
          const page = shared();
          await page.goto((locale === 'zh' ? '' : '/en') + path);
          await expectAccessible(page);
        });
      }
    });
  }
}
