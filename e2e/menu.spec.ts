import { expect, type Locator, type Page } from '@playwright/test';
import { href } from '@/lib/site/routes';
import { arrived } from './support/arrival';
import { childrenOf, linkOf, menu, pagesOf, sections, TOP, topLink } from './support/menu';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

/** The first page of a section that opens in the same tab, and its final address. */
async function firstPageOf(item: Locator): Promise<{ link: Locator; end: string }> {
  const link = pagesOf(item).locator('a:not([target])').first();
  const answer = await item.page().request.get((await link.getAttribute('href')) ?? '');
  return { link, end: answer.url() };
}

/** The first section whose page has the menu (some have no header), and its final address. */
async function sectionWithMenu(page: Page): Promise<{ at: number; end: string }> {
  for (let at = 0; at < (await sections(page).count()); at += 1) {
    for (const link of await pagesOf(sections(page).nth(at)).locator('a:not([target])').all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      if ((await answer.text()).includes(' data-menu="')) return { at, end: answer.url() };
    }
  }
  throw new Error('no page of a section carries the menu');
}

for (const locale of LOCALES) {
  test.pack(
    `MN-01 MN-02 the top menu shows the items in use, in their order and language (${locale})`,
    async ({ page }) => {
      await page.goto(href(locale, '/'));
      for (const name of TOP[locale]) {
        await expect(menu(page, locale).getByRole('link', { name, exact: true })).toBeVisible();
      }
      const shown = await menu(page, locale).getByRole('link').allTextContents();
      expect(shown).toEqual(TOP[locale]);
      await expect(page.getByText('95553旧版服务入口')).toHaveCount(0);
    },
  );
}

test.pack('MN-01 MN-03 below an item stand its pages in use, in their order', async ({ page }) => {
  await page.goto('/');
  await topLink(page, '投资者关系').hover();
  await expect(childrenOf(page, '投资者关系').getByRole('link')).toHaveText([
    '公司介绍',
    '股票信息',
    '财务报告',
    '招股书及通函',
    '公司治理',
    '公司公告',
  ]);
});

test.pack('MN-01 a page whose menu item is out of use is gone', async ({ request }) => {
  expect((await request.get('/service/old-hotline')).status()).toBe(404);
});

test('MN-03 hovering shows the children at once; leaving hides them about a second later', async ({
  page,
}) => {
  await page.goto('/');
  const section = sections(page).first();
  await expect(pagesOf(section)).toBeHidden();
  await linkOf(section).hover();
  await expect(pagesOf(section)).toBeVisible();
  const left = Date.now();
  await page.mouse.move(700, 600);
  await expect(pagesOf(section)).toBeVisible();
  await expect(pagesOf(section)).toBeHidden();
  expect(Date.now() - left).toBeGreaterThan(800);
});

test('MN-03 moving from the item into its children keeps them', async ({ page }) => {
  await page.goto('/');
  const section = sections(page).nth(1);
  await linkOf(section).hover();
  const { link, end } = await firstPageOf(section);
  await link.hover();
  await link.click();
  await arrived(page, end);
});

test('MN-03 the neighbour takes over: one row is in front', async ({ page }) => {
  await page.goto('/');
  await linkOf(sections(page).nth(1)).hover();
  await linkOf(sections(page).nth(2)).hover();
  const { link, end } = await firstPageOf(sections(page).nth(2));
  await expect(link).toBeVisible();
  await link.click();
  await arrived(page, end);
});

test('MN-03 scrolling puts an opened row away at once', async ({ page }) => {
  await page.goto('/');
  const section = sections(page).first();
  await linkOf(section).hover();
  await expect(pagesOf(section)).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect(pagesOf(section)).toBeHidden();
});

test('MN-03 arrow keys walk the menu and Esc closes a row, back on its item', async ({ page }) => {
  await page.goto('/');
  // Links of the row, and the button of the "more" item.
  const row = menu(page)
    .locator(':scope > ul > li > a, :scope > ul > li > details > summary')
    .filter({ visible: true });
  const [one, two] = [row.nth(0), row.nth(1)];
  const [belowOne, belowTwo] = [0, 1].map((at) => pagesOf(row.nth(at).locator('..'))) as [Locator, Locator];
  await one.focus();
  await page.keyboard.press('ArrowRight');
  await expect(two).toBeFocused();
  await expect(belowTwo).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(belowTwo.getByRole('link').nth(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(belowTwo.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(two).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(one).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row.last()).toBeFocused();

  await one.focus();
  await page.keyboard.press('ArrowDown');
  await expect(belowOne.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(belowOne).toBeHidden();
  await expect(one).toBeFocused();
});

test('MN-03 Tab alone reaches the pages of a section', async ({ page }) => {
  await page.goto('/');
  const section = sections(page).first();
  await linkOf(section).focus();
  await page.keyboard.press('Tab');
  const { link, end } = await firstPageOf(section);
  await expect(pagesOf(section).getByRole('link').first()).toBeFocused();
  await link.focus();
  await page.keyboard.press('Enter');
  await arrived(page, end);
});

for (const [path, top, sub] of [
  ['/investor-relations/report', '投资者关系', '财务报告'],
  ['/what-we-do/research', '我们的业务', '研究业务'],
  ['/sustainability/purpose', '可持续发展', '企业宗旨'],
] as const) {
  test.pack(`MN-04 ${path} decides the active items`, async ({ page }) => {
    await page.goto(path);
    await expect(topLink(page, top)).toHaveAttribute('aria-current', 'true');
    const section = page.getByRole('navigation', {
      name: WORDS.zh.header.submenu.replace('{section}', top),
    });
    await expect(section.getByRole('link', { name: sub, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(section.locator('[aria-current]')).toHaveCount(1);
    await expect(
      menu(page).locator('[data-menu] > ul > li > [aria-current], ul > li > [aria-current="true"]'),
    ).toHaveCount(1);
  });
}

test('MN-04 the page decides the active items: its section, and itself in the sub-menu', async ({ page }) => {
  await page.goto('/');
  const { at, end } = await sectionWithMenu(page);
  const name = ((await linkOf(sections(page).nth(at)).textContent()) ?? '').trim();
  await page.goto(end);
  await expect(linkOf(sections(page).nth(at))).toHaveAttribute('aria-current', 'true');
  const section = page.getByRole('navigation', {
    name: WORDS.zh.header.submenu.replace('{section}', name),
  });
  await expect(section.locator('[aria-current="page"]')).toHaveCount(1);
  await expect(menu(page).locator(':scope > ul > li > [aria-current]').filter({ visible: true })).toHaveCount(
    1,
  );
});

test.pack('MN-04 a top item is itself the page', async ({ page }) => {
  await page.goto('/pressroom?filterName=announcement');
  await expect(topLink(page, '新闻中心')).toHaveAttribute('aria-current', 'page');
});

for (const [address, title, description, keywords] of [
  ['/pressroom', '新闻中心：公司新闻、公告与ESG资讯 - 海序证券', /^海序证券新闻中心汇集/, null],
  ['/about-us', '关于我们：公司概况、大事记与荣誉 - 海序证券', /^了解海序证券的来历/, /大事记/],
  ['/en/about-us', 'About us: profile, milestones and honours | Haixu', /^Who we are/, /milestones/],
] as const) {
  test.pack(`MN-04 ${address} takes title, description and keywords from its menu item`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', keywords ?? /\S/);
  });
}

test.pack('MN-05 home has no active item', async ({ page }) => {
  await page.goto('/pressroom');
  await expect(menu(page).locator('[aria-current]').filter({ visible: true })).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: '海序证券集团' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '海序证券集团' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(menu(page).locator('[aria-current]')).toHaveCount(0);
});
