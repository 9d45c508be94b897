import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { askJson, backOffice } from './support/relay';
import { wake } from './support/wake';
import { WORDS } from './support/words';

const FEED = '/market/v1/20100001';

test.describe.configure({ mode: 'serial' });
test.afterEach(async ({ request }) => {
  await request.delete(`${backOffice()}/__faults`);
  // After failures the circuit breaker is open for a moment.
  await expect.poll(() => codeOfFeed(request), { timeout: 20_000 }).toBe(200);
});

let requests = 0;

/** The feed's answer to a request that was not sent lately, so that no cached answer hides it. */
async function codeOfFeed(request: APIRequestContext): Promise<unknown> {
  requests = (requests % 28) + 1;
  const body = { items: [{ code: 'SH601211' }], date_time: String(20250500 + requests) };
  return ((await (await askJson(request, FEED, body)).json()) as { code: unknown }).code;
}

const shanghai = (page: Page) => page.getByRole('article', { name: /SH601211/ });

for (const mode of ['down', 'html', 'wrongtypes', 'nodata']) {
  test(`QT-02 a feed that answers "${mode}" breaks no page: the last values stay, with a notice`, async ({
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
    // The relay caches an answer for three seconds.
    await expect(async () => {
      await page.getByRole('link', { name: WORDS.zh.quotes.refresh }).click();
      await expect(page.getByText(WORDS.zh.quotes.failed)).toBeVisible({ timeout: 1000 });
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
  // A variant of the page that was not requested before: previews are not stored.
  const preview = '/en/preowsweb/investor-relations/stock-info';
  await page.goto(`${preview}?secret=journeys-only-preview-secret`);
  await expect(page.getByRole('table')).toBeVisible();
  await shanghai(page).scrollIntoViewIfNeeded();
  await expect(shanghai(page).getByText('--').first()).toBeVisible();
  await wake(page, shanghai(page));
  await expect(page.getByText(WORDS.en.quotes.waiting)).toBeVisible();
});

test('QT-02 after a failed question it goes on by itself: once the feed is back its values are shown', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  await page.goto('/investor-relations/stock-info');
  await shanghai(page).scrollIntoViewIfNeeded();
  const notice = page.getByText(WORDS.zh.quotes.failed);
  await request.post(`${backOffice()}/__faults`, { data: { path: FEED, mode: 'down' } });
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await request.delete(`${backOffice()}/__faults`);
  await expect(notice).toBeHidden({ timeout: 30_000 });
});
