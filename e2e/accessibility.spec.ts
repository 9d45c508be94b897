import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { PHONE } from './support/devices';
import { addressFor, firstNews } from './support/found';
import { addressOf, PAGES, sharedPage } from './support/pages';
import { LOCALES, WORDS } from './support/words';

const IN_THE_DARK: readonly string[] = [
  ...['home', 'press room', 'news', 'service', 'the business lines', 'about us', 'sustainability'],
];

const DEVICES = [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', PHONE],
] as const;

/** In another environment two of the four variants of each page: templates and sample content belong together. */
const isTried = (locale: 'zh' | 'en', device: string): boolean =>
  !process.env.BASE_URL || (locale === 'zh') === (device === 'desktop');

for (const [device, use] of DEVICES) {
  for (const locale of LOCALES.filter((one) => isTried(one, device))) {
    test.describe(`${locale} ${device}`, () => {
      const shared = sharedPage(use);

      for (const [name, path] of PAGES) {
        if (locale === 'en' && path === '/legal-website-statement') continue;
        test(`RT-01 accessible: ${name} (${locale}, ${device})`, async ({ request }) => {
          const page = shared();
          await page.goto(addressOf(locale, await addressFor(request, path)));
          await expect(page.locator('html')).toHaveAttribute(
            'data-device',
            device === 'phone' ? 'mobile' : 'desktop',
          );
          await expectAccessible(page);
        });
      }
    });
  }

  test.describe(`dark ${device}`, () => {
    const shared = sharedPage({ ...use, colorScheme: 'dark' });

    for (const [name, path] of PAGES.filter(([name]) => IN_THE_DARK.includes(name))) {
      test(`RT-01 accessible in the dark: ${name} (${device})`, async ({ request }) => {
        const page = shared();
        await page.goto(await addressFor(request, path));
        const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
        expect(paper, 'a dark ground').toMatch(/^rgb\((\d|[1-5]\d), /);
        await expectAccessible(page);
      });
    }
  });
}

test.describe('opened things', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('MN-03 accessible: the opened row of the menu', async ({ page }) => {
    await page.goto('/pressroom');
    const menu = page.getByRole('navigation', { name: WORDS.zh.header.menu });
    const section = menu.locator(':scope > ul > li:has([data-children])').filter({ visible: true }).first();
    await section.locator(':scope > a').focus();
    await expect(section.locator('[data-children] a').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('DE-04 accessible: the share dialog', async ({ page, request }) => {
    await page.goto(await firstNews(request));
    await page.getByRole('button', { name: WORDS.zh.share.wechat }).click();
    await expect(page.getByRole('img', { name: WORDS.zh.share.code })).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);
    for (const locale of LOCALES) {
      test(`MN-03 accessible: the opened menu panel (${locale})`, async ({ page }) => {
        await page.goto(addressOf(locale, '/'));
        await page.getByRole('banner').locator('[data-menu-panel] > summary').tap();
        await expect(page.getByRole('navigation', { name: WORDS[locale].header.menu })).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
});
