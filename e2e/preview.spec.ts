import { expect } from '@playwright/test';
import { arrived } from './support/arrival';
import { openAsEditor, PREVIEW_SECRET } from './support/editor';
import { readPage, redirectOf } from './support/html';
import { test } from './support/test';
import { WORDS } from './support/words';

const DRAFT = { zh: '（草稿）关于调整营业部服务时间的公告', list: '/pressroom?filterName=announcement' };

test('RT-10 without the secret a preview answers 404', async ({ request }) => {
  for (const path of ['/preowsweb', '/preowsweb/pressroom', '/en/preowsweb/terms']) {
    const page = await readPage(request, path);
    expect(page.status, path).toBe(404);
    expect(page.texts('h1')).toEqual([WORDS[path.startsWith('/en') ? 'en' : 'zh'].missing.heading]);
  }
});

test('RT-10 a wrong secret and a made-up cookie answer 404', async ({ request }) => {
  const wrong = await request.get('/preowsweb/pressroom?secret=guess', { maxRedirects: 0 });
  expect(wrong.status()).toBe(404);
  expect(wrong.headers()['set-cookie']).toBeUndefined();
  const cookie = `preview=${Date.now() + 60_000}.${'0'.repeat(64)}`;
  expect((await readPage(request, '/preowsweb/pressroom', { cookie })).status).toBe(404);
});

test.editor(
  'RT-10 the draft cookie of an earlier build answers 404, and the permission alone',
  async ({ page }) => {
    const context = page.context();
    const statuses = async () => {
      const paths = ['/preowsweb/terms', '/en/preowsweb/terms', '/preowsweb/findings.csv'];
      const answers = await Promise.all(paths.map((path) => page.request.get(path)));
      return answers.map((answer) => answer.status());
    };
    await openAsEditor(page, '/preowsweb/terms');
    expect(await statuses()).toEqual([200, 200, 200]);
    const draft = (await context.cookies()).find(({ name }) => name === '__prerender_bypass');
    if (!draft) throw new Error('the preview has set no draft cookie');
    await context.addCookies([{ ...draft, value: '0'.repeat(32) }]);
    expect(await statuses()).toEqual([404, 404, 404]);
    await context.clearCookies({ name: '__prerender_bypass' });
    expect(await statuses()).toEqual([404, 404, 404]);
  },
);

test.pack(
  'RT-10 the secret becomes a cookie, is removed from the address, and opens the requested page',
  async ({ request }) => {
    for (const path of [
      '/preowsweb/pressroom?filterName=announcement',
      '/en/preowsweb/terms',
      '/preowsweb',
    ]) {
      const address = `${path}${path.includes('?') ? '&' : '?'}secret=${PREVIEW_SECRET}`;
      const { to, headers } = await redirectOf(request, address, 307);
      expect(to).toBe(path);
      expect(headers['set-cookie']).toMatch(/preview=[^;]+;.*HttpOnly/i);
      expect(headers['cache-control']).toMatch(/no-store/);
    }
  },
);

test.pack(
  'RT-10 an editor sees drafts under a mark; visitors go on seeing what is public',
  async ({ page, browser }) => {
    const words = WORDS.zh;
    const answer = await page.goto(`/preowsweb${DRAFT.list}&secret=${PREVIEW_SECRET}`);
    await arrived(page, /\/preowsweb\/pressroom\?filterName=announcement$/);
    expect(answer?.headers()['x-robots-tag']).toMatch(/noindex/);
    expect(answer?.headers()['cache-control']).toMatch(/no-store/);
    await expect(page.getByText(words.frame.preview)).toBeVisible();
    await expect(page.getByRole('link', { name: DRAFT.zh })).toBeVisible();

    await page.goto('/preowsweb/detail?type=news&id=2044');
    await expect(page.getByRole('heading', { level: 1, name: DRAFT.zh })).toBeVisible();
    await expect(page.getByText(words.frame.preview)).toBeVisible();

    // The same browser, and another one, on the public address.
    await page.goto(DRAFT.list);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(words.frame.preview)).toHaveCount(0);
    await expect(page.getByText(DRAFT.zh)).toHaveCount(0);
    const other = await browser.newContext();
    const visitor = await readPage(other.request, DRAFT.list);
    expect(visitor.status).toBe(200);
    expect(visitor.html).not.toContain(DRAFT.zh);
    await other.close();
  },
);

test.pack('RT-10 a preview of nothing answers 404 to the editor too', async ({ page }) => {
  await page.goto(`/preowsweb?secret=${PREVIEW_SECRET}`);
  for (const path of ['/preowsweb/no/such/page', '/preowsweb/detail?type=news&id=99999999']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    expect(answer?.headers()['x-robots-tag']).toMatch(/noindex/);
    expect(answer?.headers()['cache-control']).toMatch(/no-store/);
    await expect(page.getByText(WORDS.zh.frame.preview)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: WORDS.zh.missing.heading })).toBeVisible();
  }
});
