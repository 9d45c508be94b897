import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { PHONE } from './support/devices';
import { LOCALES, WORDS } from './support/words';

const PAGES = [
  ['home', '/'],
  ['press room', '/pressroom'],
  ['press room with a filter', '/pressroom?filterName=announcement'],
  ['news', '/detail?type=news&id=1012'],
  ['channel', '/detail?type=channel&id=1001'],
  ['service', '/detail?type=service&id=220'],
  ['custom', '/detail?type=custom&id=1001'],
  ['culture', '/about-us/culture-building'],
  ['a product', '/haixu-app'],
  ['purpose', '/sustainability/purpose'],
  ['terms', '/terms'],
  ['business licence', '/businesslicence'],
  ['legal statement', '/legal-website-statement'],
  ['not found', '/no/such/page'],
  ['a section', '/investor-relations'],
  ['a list', '/investor-relations/announcements'],
  ['a business line', '/what-we-do/investment-banking'],
] as const;

const DEVICES = [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', PHONE],
] as const;

const addressOf = (locale: 'zh' | 'en', path: string) =>
  locale === 'zh' ? path : path === '/' ? '/en' : `/en${path}`;

for (const [device, use] of DEVICES) {
  for (const locale of LOCALES) {
    test.describe(`${locale} ${device}`, () => {
      // Motion would be measured half way.
      test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

      for (const [name, path] of PAGES) {
        if (locale === 'en' && path === '/legal-website-statement') continue;
        test(`RT-01 accessible: ${name} (${locale}, ${device})`, async ({ page }) => {
          await page.goto(addressOf(locale, path));
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
    test.use({ ...use, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });
    for (const [name, path] of [PAGES[0], PAGES[1], PAGES[3], PAGES[5]]) {
      test(`RT-01 accessible in the dark: ${name} (${device})`, async ({ page }) => {
        await page.goto(path);
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
    await menu.getByRole('link', { name: '投资者关系', exact: true }).focus();
    await expect(menu.getByRole('link', { name: '公司公告', exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test('DE-04 accessible: the share dialog', async ({ page }) => {
    await page.goto('/detail?type=news&id=1012');
    await page.getByRole('button', { name: WORDS.zh.share.wechat }).click();
    await expect(page.getByRole('img', { name: WORDS.zh.share.code })).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);
    for (const locale of LOCALES) {
      test(`MN-03 accessible: the opened menu panel (${locale})`, async ({ page }) => {
        await page.goto(addressOf(locale, '/'));
        await page.getByRole('banner').locator('summary').tap();
        await expect(page.getByRole('navigation', { name: WORDS[locale].header.menu })).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
});
