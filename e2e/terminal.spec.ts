import { expect, type Page, test } from '@playwright/test';
import { RESIZE_DEBOUNCE_MS } from '@/lib/base/constants';
import { PHONE } from './support/devices';
import { readPage } from './support/html';

/** Counts the documents that a page requests, including the first. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

const root = (page: Page) => page.locator('html');

test('LG-03 the server chooses by client hint and user agent, and says what it varies by', async ({
  request,
}) => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
  for (const [headers, device] of [
    [{ 'user-agent': iphone }, 'mobile'],
    [{ 'sec-ch-ua-mobile': '?1' }, 'mobile'],
    [{ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0)' }, 'desktop'],
    [{ 'user-agent': 'Baiduspider/2.0' }, 'desktop'],
    [{ 'user-agent': iphone, cookie: 'device=desktop' }, 'desktop'],
  ] as const) {
    const page = await readPage(request, '/terms', headers);
    expect(page.html, JSON.stringify(headers)).toContain(`data-device="${device}"`);
    expect(page.headers.vary).toMatch(/User-Agent/i);
    expect(page.headers.vary).toMatch(/Sec-CH-UA-Mobile/i);
  }
});

test('LG-03 a desktop window that is wide enough is not loaded twice', async ({ page }) => {
  const documents = countDocuments(page);
  await page.goto('/terms');
  await expect(root(page)).toHaveAttribute('data-device', 'desktop');
  await page.goto('/en/terms');
  expect(documents()).toBe(2);
});

test('LG-03 a narrow desktop window is corrected once, by one reload, and remembered', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 800 });
  const documents = countDocuments(page);
  await page.goto('/terms');
  await expect(root(page)).toHaveAttribute('data-device', 'mobile');
  await page.waitForLoadState();
  expect(documents()).toBe(2);
  await page.goto('/pressroom');
  await expect(root(page)).toHaveAttribute('data-device', 'mobile');
  expect(documents()).toBe(3);

  // A page whose window gets another width loads itself anew; that must not meet the next navigation.
  await page.goto('about:blank');
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/terms');
  await expect(root(page)).toHaveAttribute('data-device', 'desktop');
  await page.waitForLoadState();
  expect(documents(), 'one more correction').toBe(5);
});

test('LG-03 a window resized across 768 px is loaded once in its new form, each time', async ({ page }) => {
  const documents = countDocuments(page);
  await page.goto('/terms');
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(root(page)).toHaveAttribute('data-device', 'mobile');
  // The script that watches the width is deferred.
  await page.waitForLoadState();
  await page.setViewportSize({ width: 500, height: 800 });
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(root(page)).toHaveAttribute('data-device', 'desktop');
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(3);
});

test('LG-03 a window is not reloaded while a form has input in it', async ({ page }) => {
  await page.goto('/report-fraud');
  const typed = page.locator('main form textarea').first();
  await typed.fill('一段文字');
  const documents = countDocuments(page);
  await page.evaluate((pause) => {
    matchMedia('(width >= 768px)').addEventListener('change', () => {
      setTimeout(() => document.documentElement.setAttribute('data-settled', ''), pause);
    });
  }, 2 * RESIZE_DEBOUNCE_MS);
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(root(page)).toHaveAttribute('data-settled');
  await expect(typed).toHaveValue('一段文字');
  await expect(root(page)).toHaveAttribute('data-device', 'desktop');
  expect(documents()).toBe(0);
});

test('LG-03 without cookies there is no correction, and no loop', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  await page.setViewportSize({ width: 500, height: 800 });
  const documents = countDocuments(page);
  await page.goto('/terms', { waitUntil: 'networkidle' });
  await expect(root(page)).toHaveAttribute('data-device', 'desktop');
  expect(documents()).toBe(1);
});

test('LG-03 without storage there is no correction, and no loop', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.setViewportSize({ width: 500, height: 800 });
  const documents = countDocuments(page);
  await page.goto('/terms', { waitUntil: 'networkidle' });
  expect(documents()).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('LG-03 a phone gets the form for phones at once', async ({ page }) => {
    const documents = countDocuments(page);
    await page.goto('/');
    await expect(root(page)).toHaveAttribute('data-device', 'mobile');
    await page.goto('/en');
    await expect(root(page)).toHaveAttribute('data-device', 'mobile');
    expect(documents()).toBe(2);
  });

  test('LG-03 a phone with a wide window is corrected to the form for desktops once', async ({ page }) => {
    await page.setViewportSize({ width: 915, height: 412 });
    const documents = countDocuments(page);
    await page.goto('/terms');
    await expect(root(page)).toHaveAttribute('data-device', 'desktop');
    await page.waitForLoadState();
    expect(documents()).toBe(2);
  });
});
