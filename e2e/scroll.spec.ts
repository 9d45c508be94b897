import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { PHONE } from './support/devices';
import { slowly } from './support/slow-line';
import { WORDS } from './support/words';

/** Visible pixels of the header, without the row above it, which scrolls away with the page. */
const headerHeight = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const { top, bottom } = header.getBoundingClientRect();
    return Math.round(Math.max(0, bottom - Math.max(0, top)));
  });

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

const WIDE = { width: 1440, height: 900 };
const SCROLLED = [
  ...['/', '/pressroom', '/investor-relations/report', '/detail?type=news&id=1001'],
  ...['/about-us', '/what-we-do', '/what-we-do/research', '/sustainability', '/sustainability/social'],
];
const NARROW = { width: 900, height: 800 };

for (const [name, size, path, shown, hidden] of [
  ['wide with sub-menu', WIDE, '/investor-relations/report', 134, 48],
  ['wide without sub-menu', WIDE, '/pressroom', 86, 0],
  ['narrow with sub-menu', NARROW, '/investor-relations/report', 80, 32],
  ['narrow without sub-menu', NARROW, '/pressroom', 48, 0],
] as const) {
  test(`SH-02 ${name}: the header is ${shown} px, and ${hidden} px with the bar scrolled away`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(path);
    await expect.poll(() => headerHeight(page)).toBe(shown);
    // Enough to scroll on every page.
    await page.evaluate(() => document.querySelector('main')?.style.setProperty('min-height', '9000px'));
    let top = 0;
    await expect(async () => {
      top += 300;
      await scrollTo(page, top);
      await expect.poll(() => headerHeight(page), { timeout: 600 }).toBe(hidden);
    }).toPass();
    // Above all positions that may have been handled by now.
    await scrollTo(page, 200);
    await expect.poll(() => headerHeight(page)).toBe(shown);
  });
}

test('SH-02 a scroll of less than the threshold leaves the bar in place', async ({ page }) => {
  await page.goto('/pressroom');
  let top = 60;
  // The attribute says that a scroll has been handled.
  await expect(async () => {
    top = 140 - top;
    await scrollTo(page, top);
    await expect(page.locator('html')).toHaveAttribute('data-navbar', 'shown', { timeout: 600 });
  }).toPass();
  expect(await headerHeight(page)).toBe(86);
  await scrollTo(page, 400);
  await expect.poll(() => headerHeight(page)).toBe(0);
});

/** Records every layout shift from now on, with what moved, in `window.shifts`. */
function watchShifts(): void {
  type Shift = { value: number; sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] };
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
      for (const { node, previousRect: before, currentRect: after } of sources) {
        const name = node instanceof Element ? `${node.tagName} ${node.className}` : node?.nodeName;
        shifts.push(`${value}: ${name} from ${JSON.stringify(before)} to ${JSON.stringify(after)}`);
      }
    }
  }).observe({ type: 'layout-shift' });
}

const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts') as string[]);

/** Two frames; false when the browser renders none for three seconds. */
const twoFrames = (page: Page) =>
  page.evaluate(
    (ms) =>
      new Promise<boolean>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
        setTimeout(() => done(false), ms);
      }),
    3000,
  );

const TABS = 3;

/**
 * Layout shifts in a tab during `look`. A headless browser sometimes stops rendering a tab for good, whatever its
 * content; `look` returns false then, and another tab is opened. Recorded shifts count at once.
 */
async function shiftsDuring(
  context: BrowserContext,
  look: (page: Page) => Promise<boolean>,
): Promise<string[]> {
  for (let tab = 0; tab < TABS; tab += 1) {
    const page = await context.newPage();
    const isRendered = await look(page);
    const shifts = await shiftsOf(page);
    if (isRendered || shifts.length > 0) return shifts;
    await page.close();
  }
  throw new Error(`the browser has stopped rendering in ${TABS} tabs`);
}

/** From top to bottom and back; false when nothing is rendered any more. */
async function scrollThrough(page: Page): Promise<boolean> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await scrollTo(page, top);
    if (!(await twoFrames(page))) return false;
  }
  await scrollTo(page, 0);
  return twoFrames(page);
}

for (const [device, use] of [
  ['desktop', { viewport: WIDE }],
  ['phone', PHONE],
] as const) {
  test.describe(`layout on a ${device}`, () => {
    // Without a graphics card a film can delay the frames that are counted here.
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });
    for (const path of SCROLLED) {
      test(`SH-02 nothing jumps on ${path} while scrolling (${device})`, async ({ context }) => {
        const shifts = await shiftsDuring(context, async (page) => {
          await page.goto(path);
          await page.evaluate(watchShifts);
          if (!(await scrollThrough(page))) return false;
          await expect(page.getByRole('banner')).toBeInViewport();
          return true;
        });
        expect(shifts).toEqual([]);
      });
    }

    for (const path of ['/', '/pressroom', '/about-us', '/investor-relations/report']) {
      test(`SH-02 nothing jumps on ${path} while it arrives bit by bit (${device})`, async ({
        context,
        baseURL,
      }) => {
        const slow = await slowly(baseURL ?? '');
        const shifts = await shiftsDuring(context, async (page) => {
          await page.addInitScript(watchShifts);
          await page.goto(slow.url + path);
          return twoFrames(page);
        });
        expect(shifts).toEqual([]);
        await slow.close();
      });
    }
  });
}

test.describe('back to top', () => {
  const button = (page: Page) => page.getByRole('button', { name: WORDS.zh.frame.backToTop });
  const look = (page: Page) => button(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

  test('SH-06 it appears after 400 px and goes away above', async ({ page }) => {
    await page.goto('/pressroom');
    await expect(button(page)).toBeHidden();
    await scrollTo(page, 400);
    await expect(button(page)).toBeHidden();
    await scrollTo(page, 401);
    await expect(button(page)).toBeVisible();
    await scrollTo(page, 100);
    await expect(button(page)).toBeHidden();
  });

  test('SH-06 up to 1000 px it has the style of approach, beyond another', async ({ page }) => {
    await page.goto('/pressroom');
    await scrollTo(page, 600);
    await expect(button(page)).toBeVisible();
    const near = await look(page);
    await scrollTo(page, 1400);
    await expect.poll(() => look(page)).not.toBe(near);
    await scrollTo(page, 950);
    await expect.poll(() => look(page)).toBe(near);
  });

  test('SH-06 it leads to the top in about 800 ms', async ({ page }) => {
    await page.goto('/pressroom');
    await scrollTo(page, 1500);
    await expect(button(page)).toBeVisible();
    const took = await button(page).evaluate(
      (element: HTMLElement) =>
        new Promise<number>((done) => {
          const start = performance.now();
          const watch = () =>
            window.scrollY === 0 ? done(performance.now() - start) : requestAnimationFrame(watch);
          element.click();
          requestAnimationFrame(watch);
        }),
    );
    expect(took).toBeGreaterThan(500);
    expect(took).toBeLessThan(2500);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('SH-06 under reduced motion it leads to the top at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/pressroom');
    await scrollTo(page, 1500);
    await expect(button(page)).toBeVisible();
    const after = await button(page).evaluate((element: HTMLElement) => {
      element.click();
      return window.scrollY;
    });
    expect(after).toBe(0);
    expect(await scrolled(page)).toBe(0);
  });
});
