import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectColours, expectForcedColours } from './support/axe';
import { expectNoSnifferError } from './support/code-sniffer';
import { PHONE } from './support/devices';
import { addressFor, firstNews } from './support/found';
import { addressOf, PAGES, sharedPage } from './support/pages';
import { expectReflow, expectRoomForSpacing } from './support/reflow';
import { LOCALES, WORDS } from './support/words';

/** Windows are half of 1920 × 1080 and of 1440 × 900 (200 %), and a quarter of 1280 × 1024 (400 %). */
const DEVICES = [
  {
    device: 'desktop',
    edition: 'desktop',
    use: { viewport: { width: 1440, height: 900 } },
    zoomed: [{ width: 960, height: 540 }],
  },
  {
    device: 'phone',
    edition: 'mobile',
    use: PHONE,
    zoomed: [
      { width: 720, height: 450 },
      { width: 320, height: 256 },
    ],
  },
] as const;

type Variant = (typeof DEVICES)[number];

const VARIANTS = LOCALES.flatMap((locale) => DEVICES.map((one) => ({ ...one, locale })));

/** In another environment two of the four variants of each page: templates and sample content belong together. */
const isTried = ({ locale, device }: (typeof VARIANTS)[number]): boolean =>
  !process.env.BASE_URL || (locale === 'zh') === (device === 'desktop');

const inTheDark = async (page: Page) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectColours(page);
  const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(paper, 'a dark ground').toMatch(/^rgb\((\d|[1-5]\d), /);
  await page.emulateMedia({ colorScheme: 'light' });
};

const withoutLoss = async (page: Page, { use, zoomed }: Variant) => {
  await expectRoomForSpacing(page);
  await expectReflow(page, zoomed);
  await page.setViewportSize(use.viewport);
};

/**
 * What is looked at beside the rules of axe. Each template gets another one of these in each language on each device, and
 * the next template is shifted by one: all of them see every template, both languages and both devices.
 */
const TURNS: readonly { colours?: boolean; look: (page: Page, variant: Variant) => Promise<void> }[] = [
  { colours: true, look: expectForcedColours },
  { look: (page) => expectNoSnifferError(page) },
  { colours: true, look: inTheDark },
  { look: withoutLoss },
];

VARIANTS.forEach((variant, turn) => {
  const { device, edition, use, locale } = variant;
  if (!isTried(variant)) return;
  test.describe(`${locale} ${device}`, () => {
    const shared = sharedPage(use);

    PAGES.forEach(([name, path], at) => {
      if (locale === 'en' && path === '/legal-website-statement') return;
      test(`RT-01 accessible: ${name} (${locale}, ${device})`, async ({ request }) => {
        const page = shared();
        await page.goto(addressOf(locale, await addressFor(request, path)));
        await expect(page.locator('html')).toHaveAttribute('data-device', edition);
        const { look, ...leftOut } = TURNS[(at + turn) % TURNS.length] as (typeof TURNS)[number];
        await expectAccessible(page, leftOut);
        await look(page, variant);
      });
    });
  });
});

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
