import { expect, type Page, test } from '@playwright/test';
import { href } from '@/lib/site/routes';
import type { ServerStub } from '@/testing/server-stub';
import { openWithMenu } from './support/other-menu';
import { type OwnSite, openOwnSite } from './support/own-site';
import { LOCALES, WORDS } from './support/words';

// All tests share one site with another company's menu, so they run one after the other.
test.describe.configure({ mode: 'serial' });

type Row = Record<string, unknown>;

const WIDTHS = [320, 768, 1025, 1066, 1200, 1280, 1366, 1440, 1600, 1920];
const TABS = ['2611', '2612', '2613', '2614', '2615', '2616', '2617', '2618'];
const tabPath = (id: string) => `/public-disclosure/item-${id}`;
const TOP_ITEMS = 12;

let backOffice: ServerStub;
let site: OwnSite;

/** The menu with twelve top items, all with long names. */
function withLongNames(rows: Row[]): Row[] {
  const tops = rows.filter(
    ({ parentId, visible, menuType, status, routeUrl }) =>
      String(parentId) === '0' &&
      visible === '0' &&
      status === '0' &&
      /^[CFRB]$/.test(String(menuType)) &&
      routeUrl !== '/',
  );
  const [pattern] = tops;
  const more: Row[] = Array.from({ length: TOP_ITEMS - tops.length }, (_, at) => ({
    ...pattern,
    menuId: `99${at}`,
    menuKey: `99${at}`,
    path: `extra-${at}`,
    routeUrl: `/extra-${at}`,
    orderNum: 100 + at,
    menuType: 'C',
  }));
  const children: Row[] = more.map((item) => ({
    ...item,
    parentId: item.menuId,
    menuId: `${item.menuId}1`,
    menuKey: `${item.menuKey},${item.menuId}1`,
    routeUrl: `${item.routeUrl}/page`,
  }));
  return [...rows, ...more, ...children].map((row) =>
    String(row.parentId) === '0'
      ? { ...row, menuName: `${row.menuName}与公司治理`, menuEnName: `${row.menuEnName} and governance` }
      : row,
  );
}

/** The tabs of disclosure with paths of their own, as most menus have them. */
const withTabPaths = (rows: Row[]): Row[] =>
  rows.map((row) =>
    TABS.includes(String(row.menuId))
      ? { ...row, menuType: 'C', routeUrl: tabPath(String(row.menuId)) }
      : row,
  );

/** Pages of the route table that this menu does not have. */
const LACKING = [
  '/terms',
  '/download',
  '/subsidiary/gtjauk',
  '/what-we-do/research',
  '/sustainability/purpose',
  '/verify',
];
const isThere = ({ routeUrl }: Row): boolean => !LACKING.includes(String(routeUrl));

test.beforeAll(async () => {
  backOffice = await openWithMenu((rows) => withTabPaths(withLongNames(rows)).filter(isThere));
  site = await openOwnSite({ OWS_URL: `${backOffice.origin}/ows` });
});
test.afterAll(async () => {
  await site?.end();
  backOffice?.close();
});

/** Items of the bar that overlap, stick out of it or are cut. */
async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nav = document.querySelector('[data-menu]');
    const bar = nav?.parentElement;
    const names = [
      ...(nav?.querySelectorAll<HTMLElement>(':scope > ul > li > a, :scope > ul > li summary') ?? []),
    ];
    const tools = [...(bar?.children ?? [])].flatMap((part) =>
      part === nav ? [] : part.children.length > 1 ? [...part.children] : [part],
    );
    const boxes = [...names, ...tools]
      .map((part) => ({
        name: part.textContent?.trim() || part.className,
        box: part.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1);
    const meeting = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(({ box }) => box.left < one.box.right - 0.5 && one.box.left < box.right - 0.5)
        .map((two) => `${one.name} / ${two.name}`),
    );
    const cut = names.filter(
      (name) => name.scrollWidth > name.clientWidth + 1 && getComputedStyle(name).textOverflow !== 'ellipsis',
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...meeting,
      ...cut.map((name) => `cut: ${name.textContent}`),
      ...(scrollWidth > clientWidth ? ['wider than the window'] : []),
    ];
  });
}

for (const locale of LOCALES) {
  const menu = (page: Page) => page.getByRole('navigation', { name: WORDS[locale].header.menu });

  test(`MN-02 MN-06 twelve long names fit at every width, none lost and none over another (${locale})`, async ({
    page,
  }) => {
    for (const width of WIDTHS) {
      // A page whose window gets another width loads itself anew; that must not meet the next navigation.
      await page.goto('about:blank');
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${site.origin}${href(locale, '/')}`, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-device', width < 768 ? 'mobile' : 'desktop');
      await page.waitForLoadState();
      expect(await faults(page), `at ${width}`).toEqual([]);
      const button = page.locator(
        width < 1025 ? '[data-menu-panel] > summary' : '[data-menu-more] > summary',
      );
      await button.click();
      expect(await faults(page), `opened at ${width}`).toEqual([]);
      const tops = page.locator(
        '[data-menu] > ul > li > a, [data-menu-more] [data-row] > li > a, [data-menu-panel] nav > ul > li > a',
      );
      await expect(tops.filter({ visible: true }), `at ${width}`).toHaveCount(TOP_ITEMS);
      await button.click();
    }
  });

  test(`MN-03 MN-06 pages of a section in "more" are reached by keyboard alone (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.origin}${href(locale, '/')}`);
    const more = page.locator('[data-menu-more] > summary');
    await expect(more).toHaveText(WORDS[locale].header.more);
    await more.focus();
    await page.keyboard.press('Enter');
    const last = menu(page).locator('[data-menu-more] a[href$="menuId=9901"]');
    await expect(last).toBeVisible();
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press('Tab');
      if (await last.evaluate((link) => link === document.activeElement)) break;
    }
    await expect(last).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await expect(last).toBeHidden();
  });
}

test('MN-03 scrolling closes the "more" item', async ({ page }) => {
  await page.goto(site.origin);
  await page.locator('[data-menu-more] > summary').click();
  await page.evaluate(() => window.scrollBy(0, 300));
  await expect(page.locator('[data-menu-more]')).not.toHaveAttribute('open');
});

test.describe('without JavaScript, by touch', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('MN-06 the "more" item opens, and what is in it leads on', async ({ page }) => {
    await page.goto(site.origin);
    await page.locator('[data-menu-more] > summary').tap();
    await page.locator('[data-menu-more] [data-row] > li > a').filter({ visible: true }).first().tap();
    await expect(page).not.toHaveURL(`${site.origin}/`);
  });
});

test('PD-01 RT-01 tabs with paths of their own: hub, pages and sitemap agree', async ({ request }) => {
  const own = await request.get(`${site.origin}${tabPath('2613')}`, { maxRedirects: 0 });
  expect(own.status()).toBe(307);
  expect(own.headers().location).toBe('/public-disclosure/public-content?tab=2613');
  const paths = ['', '/public-content', '/ann_article', '/public-content?tab=2618'];
  for (const path of paths) {
    expect((await request.get(`${site.origin}/public-disclosure${path}`)).status(), path).toBe(200);
  }
  const html = await (await request.get(`${site.origin}/public-disclosure`)).text();
  for (const id of TABS) expect(html).toContain(`/public-disclosure/public-content?tab=${id}`);
  expect(html).not.toContain(tabPath('2613'));
});

test('RT-01 every page that the sitemap lists answers 200', async ({ request }) => {
  test.setTimeout(300_000);
  const xml = await (await request.get(`${site.origin}/sitemaps/pages.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed).toContain(`${site.origin}/public-disclosure`);
  for (const address of listed) {
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  }
});
