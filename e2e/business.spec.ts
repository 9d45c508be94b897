import { expect } from '@playwright/test';
import { arrived } from './support/arrival';
import { readPage } from './support/html';
import { href, pathHref, ROUTES_OF_LINES } from './support/lines';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

for (const locale of LOCALES) {
  const words = WORDS[locale].business;

  test.pack(
    `BL-01 eight lines in eight designs, each with a way to its page (${locale})`,
    async ({ page, context }) => {
      await page.setViewportSize({ width: 1000, height: 800 });
      await page.goto(href(locale, '/what-we-do'));
      const designs = page.locator('[data-template]');
      expect(await designs.evaluateAll((all) => all.map((one) => one.getAttribute('data-template')))).toEqual(
        [...'12345678'],
      );
      const first = designs.first().getByRole('listitem');
      await expect(first.filter({ visible: true })).toHaveCount(3);
      await page.setViewportSize({ width: 1001, height: 800 });
      await expect(first.filter({ visible: true })).toHaveCount(4);
      await expect(designs.last().getByRole('listitem')).toHaveCount(9);

      const card = designs.nth(1).getByRole('link').first();
      const title = await card.textContent();
      const opened = context.waitForEvent('page');
      await card.dblclick();
      const tab = await opened;
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      expect(context.pages(), 'two clicks open one tab').toHaveLength(2);
      const name = await page.getByRole('heading', { level: 2 }).first().textContent();
      await page.getByRole('link', { name: words.open.replace('{name}', name ?? '') }).click();
      await arrived(page, /\/what-we-do\/wealth-management$/);
    },
  );

  test.pack(
    `BL-02 every line shows its service, its cards and the other lines (${locale})`,
    async ({ request }) => {
      for (const path of ROUTES_OF_LINES) {
        const page = await readPage(request, pathHref(locale, path));
        expect(page.status, path).toBe(200);
        expect(page.texts('h1'), path).toHaveLength(1);
        expect(page.texts('h2'), path).toEqual(expect.arrayContaining([words.cards, words.others]));
        expect(page.html.match(/type=service&amp;id=/g)?.length, `cards of ${path}`).toBeGreaterThanOrEqual(
          4,
        );
      }
    },
  );
}

test('BL-02 a line that the table does not know is no page', async ({ request }) => {
  expect((await readPage(request, '/what-we-do/no-such-line')).status).toBe(404);
});
