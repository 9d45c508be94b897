import { expect, type Page } from '@playwright/test';
import { PHONE } from './support/devices';
import { test } from './support/test';
import { frameworkRequests, scriptErrors } from './support/wake';
import { WORDS } from './support/words';

const MAP = '[data-island=main] section:last-child';
/** What visitors do first, away from list and map. */
const ACTS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['a move of the pointer', (page) => page.mouse.move(9, 9, { steps: 2 })],
  ['the wheel', (page) => page.mouse.wheel(0, 200)],
  ['a key', (page) => page.keyboard.press('Tab')],
  ['scrolling by other means', (page) => page.evaluate(() => window.scrollBy(0, 200))],
];
/** The default, a stored page of a province, and one that is not stored. */
const PATHS = ['/branch', '/en/branch?province=guangdong', '/branch?keyword=xinzha'];

/** A part of the loaded map, which the drawing that stands there before does not have. */
const zoomIn = (page: Page, { outlets }: (typeof WORDS)['zh' | 'en']) =>
  page.getByRole('button', { name: outlets.zoomIn, exact: true });
const awake = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-awake');
/** Width and height of the map's place. */
const sizeOf = async (page: Page) => {
  const box = await page.locator(MAP).boundingBox();
  return [box?.width, box?.height];
};

interface Shift {
  /** When it was painted, in milliseconds since the page began. */
  at: number;
  /** What moved. */
  moved: string[];
}

/** In the page: collects every shift of its layout in `window.shifts`. */
function recordShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: { node?: Node }[] = Reflect.get(entry, 'sources');
      shifts.push({
        at: entry.startTime,
        moved: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const [name, act] of ACTS)
  test(`SP-02 the finder loads nothing of the framework before ${name}, and then its map`, async ({
    page,
  }) => {
    const requests = frameworkRequests(page);
    const answer = await page.goto('/branch', { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    expect(requests).toEqual([]);
    await act(page);
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    await awake(page);
    await page.locator(MAP).scrollIntoViewIfNeeded();
    await expect(zoomIn(page, WORDS.zh)).toBeVisible();
  });

test('SP-02 a pointer that rests on the page as it appears is no act', async ({ page }) => {
  await page.goto('/terms');
  await page.mouse.move(300, 200, { steps: 2 });
  const requests = frameworkRequests(page);
  await page.goto('/branch', { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
});

for (const path of PATHS)
  test(`SP-02 the map takes the place that ${path} keeps for it, and nothing moves`, async ({ page }) => {
    const words = WORDS[path.startsWith('/en') ? 'en' : 'zh'];
    const errors = scriptErrors(page);
    await page.addInitScript(recordShifts);
    await page.goto(path, { waitUntil: 'networkidle' });
    const drawing = page.locator(MAP).locator('figure');
    if (path.includes('keyword')) await expect(page.locator(MAP)).toHaveText(words.outlets.map);
    else await expect(drawing.locator('circle').first()).toBeVisible();
    const before = await sizeOf(page);
    // While the HTML arrives, a busy browser may paint half of a row; what the map moves comes later.
    const since = await page.evaluate(() => performance.now());
    await page.mouse.move(9, 9, { steps: 2 });
    await page.locator(MAP).scrollIntoViewIfNeeded();
    await expect(zoomIn(page, words)).toBeVisible();
    await expect(drawing).toHaveCount(0);
    expect(await sizeOf(page)).toEqual(before);
    const shifts: readonly Shift[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
    expect(shifts.filter(({ at }) => at > since)).toEqual([]);
    expect(errors).toEqual([]);
  });

test('BR-03 SP-02 a stored answer is shown without an act, one that is over is forgotten', async ({
  page,
}) => {
  const agree = page.getByRole('button', { name: WORDS.zh.outlets.consent.agree, exact: true });
  const store = (age: number) =>
    page.evaluate(
      (timestamp) =>
        localStorage.setItem('locationPermission', JSON.stringify({ status: 'denied', timestamp })),
      Date.now() - age,
    );
  const requests = frameworkRequests(page);
  await page.goto('/branch', { waitUntil: 'networkidle' });
  await expect(agree).toBeVisible();
  expect(requests).toEqual([]);
  await store(3_600_000);
  await page.reload();
  await expect(agree).toBeHidden();
  await store(25 * 3_600_000);
  await page.reload();
  await awake(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('locationPermission'))).toBeNull();
  // Code that the page before still loads must not count against the next.
  await page.goto('about:blank');
  requests.length = 0;
  await page.goto('/branch', { waitUntil: 'networkidle' });
  await expect(agree).toBeVisible();
  expect(requests).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('SP-02 a first touch anywhere wakes the finder; its map is loaded when it is opened', async ({
    page,
  }) => {
    const requests = frameworkRequests(page);
    const outlets: string[] = [];
    page.on('request', (request) => request.url().includes('/api/outlets/') && outlets.push(request.url()));
    await page.goto('/branch', { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
    await page.getByRole('heading', { level: 1 }).tap();
    await awake(page);
    expect(outlets).toEqual([]);
    await page.getByRole('button', { name: WORDS.zh.outlets.map, exact: true }).tap();
    await expect(zoomIn(page, WORDS.zh)).toBeVisible();
    expect(outlets).toHaveLength(1);
  });
});
