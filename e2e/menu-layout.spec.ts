import { expect, type Page } from '@playwright/test';
import { href } from '@/lib/site/routes';
import { arrived } from './support/arrival';
import { NARROW_PHONE, PHONE, TABLET } from './support/devices';
import { addressFor } from './support/found';
import { childrenOf, menu, TOP, topLink } from './support/menu';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

test.pack(
  'MN-07 items that lead out of the site open in a new tab without an opener',
  async ({ page, context }) => {
    await context.route('https://join.haixu.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script>document.title = String(window.opener)</script>',
      }),
    );
    await page.goto('/');
    await topLink(page, '服务导航').hover();
    const outside = childrenOf(page, '服务导航').getByRole('link', { name: /招聘官网/ });
    await expect(outside).toHaveAccessibleName(`招聘官网 ${WORDS.zh.frame.newTab}`);
    const opened = context.waitForEvent('page');
    await outside.click();
    const tab = await opened;
    await expect(tab).toHaveTitle('null');
    await arrived(page, /\/$/);
  },
);

const PAGES = [
  '/',
  '/about-us',
  '/pressroom',
  '/terms',
  '/accessibility',
  '/detail?type=news&id={news}',
  '{product}',
  '/no/such/page',
];

function addressOf(locale: 'zh' | 'en', path: string): string {
  return path === '/' ? href(locale, '/') : `${locale === 'en' ? '/en' : ''}${path}`;
}

/** By how many pixels the document is wider than the window, and what sticks out. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} > ${clientWidth}`] : [];
  });
}

/** Links of the top menu that overlap the logo, the tools or each other. */
async function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-menu]')?.parentElement;
    const links = [...document.querySelectorAll('[data-menu] > ul > li > a')];
    const others = [...(bar?.children ?? [])].filter((part) => !part.matches('[data-menu]'));
    const boxes = [...links, ...others].map((part) => ({
      name: part.textContent?.trim() || part.className,
      box: part.getBoundingClientRect(),
    }));
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box }) =>
            box.width > 0 &&
            one.box.width > 0 &&
            box.left < one.box.right - 1 &&
            one.box.left < box.right - 1,
        )
        .map((two) => `${one.name} / ${two.name}`),
    );
  });
}

for (const locale of LOCALES) {
  for (const path of PAGES) {
    const address = addressOf(locale, path);
    test(`MN-06 ${address} overflows at no desktop width`, async ({ page, request }) => {
      await page.goto(await addressFor(request, address));
      for (const width of [768, 1025, 1064, 1065, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(page), `at ${width}`).toEqual([]);
        expect(await collisions(page), `in the bar at ${width}`).toEqual([]);
      }
    });
  }

  test.describe(`on phones (${locale})`, () => {
    test.use(NARROW_PHONE);
    for (const path of PAGES) {
      const address = addressOf(locale, path);
      test(`MN-06 ${address} overflows at neither 320 nor 360`, async ({ page, request }) => {
        await page.goto(await addressFor(request, address));
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 700 });
          expect(await overflow(page), `at ${width}`).toEqual([]);
        }
      });
    }

    test.pack(`MN-06 the opened menu panel fits 320 (${locale})`, async ({ page }) => {
      await page.goto(href(locale, '/'));
      await page.getByRole('banner').locator('[data-menu-panel] > summary').tap();
      await expect(menu(page, locale).getByRole('link', { name: TOP[locale][0], exact: true })).toBeVisible();
      expect(await overflow(page)).toEqual([]);
    });
  });
}

test.pack(
  'MN-06 from 1025 to below 1065 long names may be cut with an ellipsis, above they are not',
  async ({ page }) => {
    await page.setViewportSize({ width: 1025, height: 800 });
    await page.goto('/en');
    const english = page.getByRole('navigation', { name: WORDS.en.header.menu });
    await expect(english).toBeVisible();
    const at = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return english
        .getByRole('link', { name: 'Investor relations', exact: true })
        .evaluate((link) => getComputedStyle(link).textOverflow);
    };
    expect(await at(1025)).toBe('ellipsis');
    expect(await at(1064)).toBe('ellipsis');
    expect(await at(1065)).toBe('clip');
  },
);

test.describe('by touch', () => {
  test.use(PHONE);

  test.pack('MN-03 a tap opens the menu panel, a child leads to its page', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('banner').locator('[data-menu-panel] > summary');
    await expect(toggle).toHaveAccessibleName(WORDS.zh.header.menu);
    await expect(topLink(page, '关于我们')).toBeHidden();
    await toggle.tap();
    await expect(topLink(page, '关于我们')).toBeVisible();
    await menu(page).getByRole('link', { name: '公司治理' }).tap();
    await arrived(page, /\/investor-relations\/governance$/);
    await expect(menu(page)).toBeHidden();
  });

  test.pack('MN-03 Esc closes the menu panel, back on its button', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('banner').locator('[data-menu-panel] > summary');
    await toggle.tap();
    await menu(page).getByRole('link', { name: '新闻中心' }).focus();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test.pack('MN-04 the panel marks the page being shown', async ({ page }) => {
    await page.goto('/investor-relations/report');
    await page.getByRole('banner').locator('[data-menu-panel] > summary').tap();
    await expect(menu(page).getByRole('link', { name: '财务报告' })).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('on a wide touch screen', () => {
  test.use({ ...TABLET, viewport: { width: 1180, height: 820 } });

  test.pack('MN-03 a tap on a section leads to it, and its sub-menu is on that page', async ({ page }) => {
    await page.goto('/');
    await topLink(page, '投资者关系').tap();
    await arrived(page, /\/investor-relations$/);
    const section = page.getByRole('navigation', {
      name: WORDS.zh.header.submenu.replace('{section}', '投资者关系'),
    });
    await section.getByRole('link', { name: '公司公告' }).tap();
    await arrived(page, /\/investor-relations\/announcements$/);
  });
});
