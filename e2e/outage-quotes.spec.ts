import { expect, type Page, test } from '@playwright/test';
import { backOffice } from './support/relay';
import { WORDS } from './support/words';

const FEED = '/market/v1/20100001';

test.describe.configure({ mode: 'serial' });
test.afterEach(({ request }) => request.delete(`${backOffice()}/__faults`));

const shanghai = (page: Page) => page.getByRole('article', { name: /SH601211/ });

for (const mode of ['down', 'html', 'wrongtypes', 'nodata']) {
  test(`QT-02 a feed that answers "${mode}" costs no page: what was read stays, and the visitor is told`, async ({
    page,
    request,
  }) => {
    await page.goto('/investor-relations/stock-info');
    await shanghai(page).scrollIntoViewIfNeeded();
    const price = shanghai(page)
      .getByText(/^\d+\.\d\d$/)
      .first();
    await expect(price).toBeVisible();
    await request.post(`${backOffice()}/__faults`, { data: { path: FEED, mode } });
    // The relay shares an answer for three seconds.
    await expect(async () => {
      await page.getByRole('link', { name: WORDS.zh.quote.refresh }).click();
      await expect(page.getByText(WORDS.zh.quote.failed)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(price).toBeVisible();
    await expect(shanghai(page).getByRole('time')).toHaveText(/^\d{4}年/);
  });
}

test('QT-02 IR-02 a page made while the feed is down stands with dashes instead of values', async ({
  page,
  request,
}) => {
  await request.post(`${backOffice()}/__faults`, { data: { path: FEED, mode: 'down' } });
  // A form of the page that nobody has asked for before: in preview nothing is kept.
  const preview = '/en/preowsweb/investor-relations/stock-info';
  await page.goto(`${preview}?secret=journeys-only-preview-secret`);
  await expect(page.getByRole('table')).toBeVisible();
  await shanghai(page).scrollIntoViewIfNeeded();
  await expect(shanghai(page).getByText('--').first()).toBeVisible();
  await expect(page.getByText(WORDS.en.quote.waiting)).toBeVisible();
});
