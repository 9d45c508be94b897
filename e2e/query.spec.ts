import { expect, type Page, test } from '@playwright/test';
import { arrived } from './support/arrival';
import { pathOf, readPage, redirectOf } from './support/html';

const storedCode = (page: Page) => page.evaluate(() => sessionStorage.getItem('tgCode'));

for (const [address, to, cookie] of [
  ['/pressroom?lang=en&page=2', '/en/pressroom?page=2', 'lang=1'],
  ['/en/terms?lang=cn', '/terms', 'lang=0'],
  ['/terms?lang=cn', '/terms', 'lang=0'],
  ['/?lang=en', '/en', 'lang=1'],
  ['/en?lang=cn', '/', 'lang=0'],
  ['/haixu-app?lang=en', '/en/haixu-app', 'lang=1'],
  ['/detail?lang=en&type=news&id=1001', '/en/detail?type=news&id=1001', 'lang=1'],
  ['/legal-website-statement?lang=en', '/en', 'lang=1'],
] as const) {
  test(`RT-04 ${address} switches, is remembered, and leaves the address`, async ({ request }) => {
    const { to: target, headers } = await redirectOf(request, address, 307);
    expect(target).toBe(to);
    expect(headers['set-cookie']).toMatch(new RegExp(`^${cookie};`));
    expect(headers['cache-control']).toMatch(/no-store/);
  });
}

for (const value of ['fr', 'EN', '', '1', 'en,cn']) {
  test(`RT-04 lang=${value} is dropped and changes nothing`, async ({ request }) => {
    for (const path of ['/terms', '/en/terms']) {
      const { to, headers } = await redirectOf(request, `${path}?lang=${value}`, 307);
      expect(to).toBe(path);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });
}

test('RT-04 LG-01 the choice made by an address reaches local storage', async ({ page }) => {
  await page.goto('/terms?lang=en');
  await arrived(page, /\/en\/terms$/);
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('1');
  await page.goto('/en/terms?lang=cn');
  await arrived(page, /\/terms$/);
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('0');
});

test('RT-05 tgCode is stored for the session, its first value within an address', async ({ page }) => {
  await page.goto('/?tgCode=spring&tgCode=autumn');
  expect(await storedCode(page)).toBe('spring');
  await page.goto('/pressroom');
  expect(await storedCode(page)).toBe('spring');
});

test('RT-05 a later visit with another tgCode replaces it', async ({ page }) => {
  await page.goto('/?tgCode=spring');
  await page.goto('/en/terms?tgCode=autumn');
  expect(await storedCode(page)).toBe('autumn');
});

test('RT-05 tgCode survives the language redirect', async ({ page, request }) => {
  expect((await redirectOf(request, '/terms?lang=en&tgCode=spring', 307)).to).toBe('/en/terms?tgCode=spring');
  await page.goto('/terms?lang=en&tgCode=spring');
  await arrived(page, /\/en\/terms\?tgCode=spring$/);
  expect(await storedCode(page)).toBe('spring');
});

test('RT-05 tgCode never enters a canonical address nor a link of the page', async ({ request }) => {
  const page = await readPage(request, '/pressroom?tgCode=spring&page=2');
  expect(pathOf(page.canonical)).toBe('/pressroom?page=2');
  expect(page.html).not.toContain('spring');
});

test('RT-05 no parameter of the first visitor is in the page that the next one gets', async ({ request }) => {
  const page = '/investor-relations/announcements?year=2017';
  await request.get(`${page}&tgCode=canary-of-the-first`);
  const next = await (await request.get(page)).text();
  expect(next).toContain('2017');
  expect(next).not.toContain('canary-of-the-first');
});
