import { expect, test } from '@playwright/test';
import { ROUTES } from '@/lib/site/route-table';
import { arrived } from './support/arrival';
import { expectAccessible } from './support/axe';
import { readPage } from './support/html';
import { href, pathHref } from './support/lines';
import { LOCALES, WORDS } from './support/words';

/** Pages that are reached through others: an outlet, a notice, the groups of a list. */
const BELOW_OTHERS =
  /^\/(detail|twin|branch-company|branch\/|public-disclosure\/|investor-relations\/archive\/filing|verify$|search$)/;

for (const locale of LOCALES) {
  const words = WORDS[locale];

  test(`RT-01 the site map names every page of the route table that may be found (${locale})`, async ({
    request,
  }) => {
    const page = await readPage(request, href(locale, '/site-map'));
    expect(page.status).toBe(200);
    expect(page.texts('h1')).toEqual([words.siteMap.title]);
    const linked = new Set([...page.html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to));
    const sought = ROUTES.filter(
      ({ path, noindex, zhOnly }) => !noindex && !(zhOnly && locale === 'en') && !BELOW_OTHERS.test(path),
    );
    expect(sought.map(({ path }) => href(locale, path)).filter((path) => !linked.has(path))).toEqual([]);
    for (const kind of ['rss', 'atom', 'json']) {
      expect(linked).toContain(`/feeds/${locale}/announcements.${kind}`);
    }
  });

  test(`SH-01 the site map leads to its pages, and is accessible (${locale})`, async ({ page }) => {
    await page.goto(href(locale, '/site-map'));
    await expectAccessible(page);
    const tools = page.getByRole('main').getByRole('listitem');
    await tools.getByRole('link', { name: words.siteMap.tools.verify, exact: true }).click();
    await arrived(page, href(locale, '/verify'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`RT-02 a slip of the hand leads to the page that was meant (${locale})`, async ({ page }) => {
    const answer = await page.goto(pathHref(locale, '/investor-relations/anouncements'));
    expect(answer?.status()).toBe(404);
    await expectAccessible(page);
    const meant = page.getByText(words.missing.near).getByRole('link');
    await expect(meant).toHaveAttribute('href', href(locale, '/investor-relations/announcements'));
    await meant.click();
    await arrived(page, href(locale, '/investor-relations/announcements'));
  });

  test(`RT-02 an address like no other suggests none, and offers ways on (${locale})`, async ({
    request,
  }) => {
    const page = await readPage(request, pathHref(locale, '/zzz/qqq/xxx'));
    expect(page.status).toBe(404);
    expect(page.text).not.toContain(words.missing.near);
    for (const path of ['/search', '/site-map'])
      expect(page.html).toContain(`href="${pathHref(locale, path)}"`);
  });
}
