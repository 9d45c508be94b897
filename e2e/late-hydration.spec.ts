import { expect } from '@playwright/test';
import { arrived } from './support/arrival';
import { PHONE } from './support/devices';
import { addressFor } from './support/found';
import { test } from './support/test';
import { frameworkRequests, scriptErrors, wake } from './support/wake';
import { WORDS } from './support/words';

const READING = [
  '/',
  '/about-us',
  '/what-we-do',
  '/sustainability',
  '/investor-relations',
  '/investor-relations/stock-info',
  '/investor-relations/announcements',
  '/pressroom',
  '/detail?type=news&id={news}',
  '/service',
  '/customer-hotline',
  '/contact-us',
  '/site-map',
  '/terms',
  '/download',
  '/branch-company',
  '/personnel-business-disclosure',
  '/verify',
  '/report-fraud',
];
/** Drawn for one visitor: its data stays in it. */
const UNSTORED = /report-fraud|verify/;
const ADDRESSES = READING.flatMap((path) => [path, `/en${path === '/' ? '' : path}`]);

for (const address of ADDRESSES) {
  test(`SP-02 SP-03 ${address} is read without the framework, and hydrated without an error`, async ({
    page,
    request,
  }) => {
    const requests = frameworkRequests(page);
    const errors = scriptErrors(page);
    const answer = await page.goto(await addressFor(request, address), { waitUntil: 'networkidle' });
    const html = (await answer?.text()) ?? '';
    expect(html).not.toMatch(/src="\/_next\/static\/[^"]*\.js"|as="script"/);
    if (!UNSTORED.test(address)) expect(html).not.toMatch(/__next_f|TURBOPACK/);
    expect(answer?.headers().link ?? '').not.toContain('as=script');
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Tab');
    expect(requests).toEqual([]);
    if ((await page.locator('[data-island]').count()) > 0) {
      await wake(page);
      expect(requests.length).toBeGreaterThan(3);
    }
    expect(errors).toEqual([]);
  });
}

test('SP-03 the data of a page is a resource by its content, which never changes', async ({
  page,
  request,
}) => {
  await page.goto('/terms');
  const address = await page.locator('script[data-page]').getAttribute('data-page');
  const answer = await request.get(address ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(await answer.text()).toContain('self.__next_f.push(');
  expect((await request.get('/page-data/gone.js')).headers()['cache-control']).toBe('no-store');
});

test('SP-03 data that is gone leaves a page that works: links, search, dialogs, menus', async ({ page }) => {
  await page.route('**/page-data/*', (route) => route.fulfill({ status: 404, body: '' }));
  const errors = scriptErrors(page);
  await page.goto('/terms');
  const search = WORDS.zh.search;
  await page.locator('[data-search] summary').click();
  await page.keyboard.type('公告');
  await expect(page.locator('[data-search]').getByLabel(search.label)).toHaveValue('公告');
  await page.keyboard.press('Enter');
  await arrived(page, /\/search\?q=/);
  expect(errors).toEqual([]);
});

test('SP-03 a click that only the framework answers reloads a page whose data is gone, once', async ({
  page,
}) => {
  await page.route('**/page-data/*', (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/branch');
  await page.getByRole('button', { name: WORDS.zh.outlets.consent.disagree, exact: true }).click();
  await expect.poll(() => loads).toBe(2);
  await page.getByRole('button', { name: WORDS.zh.outlets.consent.disagree, exact: true }).click();
  await page.getByRole('main').getByRole('searchbox').fill('静安');
  await page.keyboard.press('Enter');
  await arrived(page, /keyword=/);
  await expect.poll(() => loads).toBe(3);
});

test('SP-02 quotes wake when their first poll is due, on screen, and not to save data', async ({ page }) => {
  const requests = frameworkRequests(page);
  // The page's time stands still but for the steps below, so that a slow machine takes none of it.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/investor-relations');
  await page.clock.runFor(9000);
  expect(requests).toEqual([]);
  await page.getByRole('article', { name: /SH601211/ }).scrollIntoViewIfNeeded();
  await page.clock.runFor(2000);
  await expect.poll(() => requests.length).toBeGreaterThan(3);
});

for (const path of ['/investor-relations', '/branch'])
  test(`SP-02 with a data saver ${path} wakes neither by itself nor by acts elsewhere`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const requests = frameworkRequests(page);
    await page.clock.install();
    await page.goto(path);
    await page.mouse.move(9, 9, { steps: 2 });
    await page.clock.runFor(60_000);
    expect(requests).toEqual([]);
    await wake(page);
    expect(requests.length).toBeGreaterThan(3);
  });

/** Clicks right before the framework writes the address that it read when it started. */
function clickLate(selector: string): void {
  const replace = window.history.replaceState;
  window.history.replaceState = function replaceOnce(...state) {
    window.history.replaceState = replace;
    document.querySelector<HTMLElement>(selector)?.click();
    return replace.apply(window.history, state);
  };
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('SP-02 EL-17 the next question, opened while the page is hydrated, stays in the address', async ({
    page,
  }) => {
    await page.addInitScript(clickLate, '[data-next]');
    await page.goto('/report-fraud');
    await page.locator('select').first().selectOption({ index: 1 });
    await wake(page, page.locator('select').first());
    await expect(page).toHaveURL(/#q-accountName$/);
    await page.locator('[data-question=accountName] input').fill('name');
    await page.locator('[data-question=accountName] [data-next]').click();
    await expect(page).toHaveURL(/#q-link$/);
    await page.goBack();
    await expect(page).toHaveURL(/#q-accountName$/);
  });

  test('SP-02 reading, scrolling and the menu load nothing of the framework', async ({ page }) => {
    const requests = frameworkRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.locator('[data-menu-panel] > summary').tap();
    await expect(page.locator('[data-menu-panel]')).toHaveAttribute('open');
    await page.locator('[data-menu-panel] > summary').tap();
    await page.mouse.wheel(0, 3000);
    expect(requests).toEqual([]);
  });
});
