import { expect } from '@playwright/test';
import type { Route } from '@/lib/model/route';
import { ROUTES } from '@/lib/site/route-table';
import { href, pathHref } from '@/lib/site/routes';
import { arrived } from './support/arrival';
import { addressFor } from './support/found';
import { pathOf, readPage, redirectOf } from './support/html';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

/** Routes that need a query. */
const SAMPLES: Readonly<Record<string, string>> = {
  '/detail': '?type=news&id={news}',
  '/investor-relations/archive/filing': '?id={filing}',
  '/twin': '?id={twin}',
};

const routes = ROUTES.filter(({ path }) => path !== '/online-complaints');

function addressOf(locale: 'zh' | 'en', { path }: Route): string {
  return pathHref(locale, path) + (SAMPLES[path] ?? '');
}

for (const locale of LOCALES) {
  for (const route of routes.filter(({ zhOnly }) => locale === 'zh' || !zhOnly)) {
    const address = addressOf(locale, route);
    test(`RT-01 SH-03 ${address} is a whole page without JavaScript`, async ({ request }) => {
      const page = await readPage(request, await addressFor(request, address));
      expect(page.status).toBe(200);
      expect(page.html).toContain(`<html lang="${locale === 'zh' ? 'zh-CN' : 'en'}"`);
      expect(page.texts('title')).toEqual([expect.stringMatching(/\S{4}/)]);
      expect(page.meta('description')).toMatch(/\S{2}/);
      expect(page.texts('h1')).toEqual([expect.stringMatching(/\S/)]);
      expect(page.texts('main').join('').length, 'text of the main part').toBeGreaterThan(20);
      expect(page.headers['set-cookie'], 'no cookie for a visitor without one').toBeUndefined();
      expect(page.headers['content-language']).toBe(locale === 'zh' ? 'zh-CN' : 'en');

      expect(page.html.includes(' data-menu='), 'the header with the main menu').toBe(route.header);
      expect(page.html.includes('data-menu-panel'), 'the folded menu').toBe(route.bar !== 'blank');
      expect(page.html.includes('data-footer='), 'the footer').toBe(route.footer);
      if (!route.header && route.bar === 'logo') expect(page.html).toMatch(/<header class="[^"]*bar/);
      if (route.bar === 'blank') expect(page.html).not.toMatch(/<header class="[^"]*(bar|header)/);
    });
  }
}

test('RT-01 routes that are not to be indexed say so, the others do not', async ({ request }) => {
  for (const path of ['/search', '/investor-relations/intro/branch/publicity']) {
    expect((await readPage(request, path)).meta('robots'), path).toMatch(/^noindex/);
  }
  for (const path of ['/', '/pressroom', '/terms']) {
    expect((await readPage(request, path)).meta('robots'), path).toMatch(/^index/);
  }
});

const MISSING = [
  ['a path of several segments', '/no/such/page'],
  ['a single segment', '/no-such-product'],
  ['/detail with an unknown id', '/detail?type=news&id=99999999'],
  ['/detail with an id that is none', '/detail?type=news&id=abc'],
  ['/detail with an unknown type', '/detail?type=film&id=1001'],
  ['/detail without anything', '/detail'],
  ['an article that is a draft', '/detail?type=news&id=2044'],
  ['a press room page past the end', '/pressroom?page=999'],
  ['an unknown filter of the press room', '/pressroom?filterName=nothing'],
  ['the internal address of a page', '/zh/desktop/-/about-us'],
] as const;

for (const locale of LOCALES) {
  for (const [name, path] of MISSING) {
    test(`RT-02 ${name} answers 404 with words and ways on (${locale})`, async ({ request }) => {
      const page = await readPage(request, `${locale === 'en' ? '/en' : ''}${path}`);
      const words = WORDS[locale].missing;
      expect(page.status).toBe(404);
      expect(page.texts('h1')).toEqual([words.heading]);
      expect(page.text).toContain(words.text);
      expect(page.text).toContain(words.refresh);
      expect(page.text).toContain(words.home);
      expect(page.meta('robots')).toMatch(/noindex/);
      expect(page.headers['cache-control']).toMatch(/no-store/);
    });
  }

  test(`RT-02 the 404 page links to the home page and reloads its address (${locale})`, async ({ page }) => {
    const words = WORDS[locale];
    const address = `${href(locale, '/')}/no/such/page`.replace('//', '/');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: words.missing.heading })).toBeVisible();
    const again = page.waitForResponse((response) => response.url().endsWith(address));
    await page.getByRole('link', { name: words.missing.refresh }).click();
    expect((await again).status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: words.missing.home }).click();
    await arrived(page, new RegExp(`${href(locale, '/')}$`));
    await expect(page.getByRole('heading', { level: 1, name: words.missing.heading })).toHaveCount(0);
  });
}

test('RT-02 pages of development do not exist in the built site, and nothing names them', async ({
  request,
}) => {
  for (const path of ['/dev/catalogue', '/dev/catalogue/en', '/en/dev/catalogue'])
    expect((await request.get(path)).status()).toBe(404);
  for (const path of ['/robots.txt', '/sitemaps/pages.xml'])
    expect(await (await request.get(path)).text()).not.toContain('/dev/');
});

test('RT-02 a file that does not exist answers 404 with the words of both languages at hand', async ({
  request,
}) => {
  const page = await readPage(request, '/no-such-file.html');
  expect(page.status).toBe(404);
  expect(page.text).toContain(WORDS.zh.missing.heading);
  expect(page.texts('title')[0]).toContain(WORDS.en.missing.title);
});

for (const [path, zh, en] of [
  ['/haixu-app', '海序通App', 'Haixu app'],
  ['/investor-education', '投资者教育', 'Investor education'],
] as const) {
  test.pack(`RT-03 ${path} shows the channel detail of its menu item in both languages`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(`/en${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('RT-07 /software-repository has moved to /download for good, in both languages', async ({ request }) => {
  expect((await redirectOf(request, '/software-repository', 308)).to).toBe('/download');
  expect((await redirectOf(request, '/en/software-repository', 308)).to).toBe('/en/download');
});

for (const route of ROUTES.filter(({ zhOnly }) => zhOnly)) {
  test(`RT-08 /en${route.path} leads to the English home page`, async ({ request }) => {
    expect((await redirectOf(request, `/en${route.path}`, 307)).to).toBe('/en');
  });
}

test.pack(
  'RT-08 a menu page flagged en:false leads to the English home page, and stands in Chinese',
  async ({ request }) => {
    expect((await redirectOf(request, '/en/rule-of-law', 307)).to).toBe('/en');
    const page = await readPage(request, '/rule-of-law');
    expect(page.status).toBe(200);
    expect(page.html).not.toMatch(/<link[^>]*hreflang="en"/i);
  },
);

for (const [messy, clean] of [
  ['/About-Us', '/about-us'],
  ['/about-us/', '/about-us'],
  ['//about-us', '/about-us'],
  ['/about-us//culture-building', '/about-us/culture-building'],
  ['/EN/PressRoom/', '/en/pressroom'],
  ['/Pressroom?page=2', '/pressroom?page=2'],
  ['/en/', '/en'],
] as const) {
  test(`RT-09 ${messy} is sent on to ${clean} for good`, async ({ request, baseURL }) => {
    // A path that begins with two slashes would be read as a host.
    expect((await redirectOf(request, `${baseURL}${messy}`, 308)).to).toBe(clean);
  });
}

for (const [messy, clean] of [
  ['/?utm_source=x', '/'],
  ['/en?gclid=1&utm_medium=y', '/en'],
  ['/about-us?x=1&page=4', '/about-us'],
  ['/pressroom?page=1', '/pressroom'],
  ['/pressroom?page=0', '/pressroom'],
  ['/pressroom?foo=bar&page=2', '/pressroom?page=2'],
  ['/pressroom?page=2&filterName=announcement', '/pressroom?filterName=announcement&page=2'],
  ['/detail?id={news}', '/detail?type=news&id={news}'],
  ['/detail?id={news}&type=news&menuId=1', '/detail?type=news&id={news}'],
  ['/en/detail?id={news}&from=list&type=news', '/en/detail?type=news&id={news}'],
  ['/terms?tgCode=abc', '/terms'],
] as const) {
  test(`RT-09 ${messy} names ${clean} as the page's one address`, async ({ request }) => {
    const page = await readPage(request, await addressFor(request, messy));
    expect(page.status).toBe(200);
    expect(pathOf(page.canonical)).toBe(await addressFor(request, clean));
  });
}

test('RT-09 versions in both languages name each other, and x-default', async ({ request }) => {
  for (const address of ['/pressroom', '/en/pressroom']) {
    const { html } = await readPage(request, address);
    for (const [language, path] of [
      ['zh-CN', '/pressroom'],
      ['en', '/en/pressroom'],
      ['x-default', '/pressroom'],
    ]) {
      expect(html).toMatch(new RegExp(`hrefLang="${language}" href="[^"]*//[^"/]*${path}"`, 'i'));
    }
  }
});

test('RT-09 later pages of a list name no other version: lists differ in length', async ({ request }) => {
  const { html } = await readPage(request, '/pressroom?page=2');
  expect(html).not.toMatch(/hreflang="en" href/i);
  expect(html).toMatch(/rel="canonical" href="[^"]*\/pressroom\?page=2"/);
});

test.pack('RT-09 an article that stands in Chinese only claims no English version', async ({ request }) => {
  const page = await readPage(request, '/detail?type=news&id=1024');
  expect(page.status).toBe(200);
  expect(page.html).not.toMatch(/<link[^>]*hreflang="en"/i);
  expect((await readPage(request, '/en/detail?type=news&id=1024')).status).toBe(404);
});
