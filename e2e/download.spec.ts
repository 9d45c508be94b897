import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { arrived } from './support/arrival';
import { PHONE } from './support/devices';
import { visitor } from './support/forms';
import { readPage } from './support/html';
import { test } from './support/test';
import { fill, LOCALES, WORDS } from './support/words';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const INSTALLER = 'ows/content/files/software/haixu-fuyi-9.2.0.exe';

test.use(visitor());

for (const locale of LOCALES) {
  const prefix = locale === 'zh' ? '' : '/en';
  const words = WORDS[locale].software;
  const genuine = { name: 'a.exe', mimeType: 'application/octet-stream', buffer: readFileSync(INSTALLER) };

  test.pack(
    `DL-01 three programs stand out, the rest follow, with tools and legal links (${locale})`,
    async ({ page }) => {
      await page.goto(`${prefix}/download`);
      const featured = page.getByRole('region', { name: words.featured, exact: true });
      await expect(featured.getByRole('heading', { level: 3 })).toHaveCount(3);
      await expect(
        page.getByRole('region', { name: words.others, exact: true }).getByRole('heading', { level: 3 }),
      ).toHaveCount(3);
      await expect(featured.getByRole('link', { name: words.privacy })).toBeVisible();
      await expect(featured.getByRole('link', { name: words.permissions })).toBeVisible();
      const tools = page.getByRole('region', { name: words.safety, exact: true });
      await expect(tools.getByRole('listitem').filter({ has: page.getByRole('link') })).toHaveCount(2);
    },
  );

  test(`DL-01 the picture opens by its icon and closes by the close icon (${locale})`, async ({ page }) => {
    await page.goto(`${prefix}/download`);
    await page
      .getByRole('link', { name: new RegExp(`^${words.enlarge.replace('{name}', '')}`) })
      .first()
      .hover();
    await expect(async () => {
      await page.locator('a[aria-haspopup=dialog]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.getByRole('dialog').getByRole('button', { name: words.close }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test.pack(
    `DL-01 the checker distinguishes a genuine file from an altered one, and uploads neither (${locale})`,
    async ({ page }) => {
      await page.goto(`${prefix}/download`);
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      const input = page.getByLabel(words.check.choose);
      const status = page.getByRole('status').filter({ hasText: 'MD5' });
      await input.hover();
      await input.setInputFiles(genuine);
      await expect(status).toContainText(fill(words.check.official, { name: '' }).trim());
      const altered = { ...genuine, buffer: Buffer.concat([genuine.buffer, Buffer.from('x')]) };
      await input.setInputFiles(altered);
      await expect(status).toContainText(words.check.unknown);
      expect(sent).toEqual([]);
    },
  );

  test.pack(`DL-02 the trading client has its two packages (${locale})`, async ({ page, request }) => {
    await page.goto(`${prefix}/fuyi-download`);
    for (const name of [words.get.windows, words.get.mac]) {
      const link = page.getByRole('link', { name });
      const file = await request.get((await link.getAttribute('href')) ?? '');
      expect(file.status()).toBe(200);
    }
  });
}

test('DL-02 a package without an address says so', async ({ request }) => {
  for (const [locale, prefix] of [
    ['zh', ''],
    ['en', '/en'],
  ] as const) {
    const { none, platforms } = WORDS[locale].software;
    const { text } = await readPage(request, `${prefix}/download`);
    expect(text).toContain(fill(none, { platform: platforms.mac }));
  }
});

test.pack('DL-01 the server reads the platform, and every package stays in reach', async ({ request }) => {
  for (const [agent, platform] of [
    [MAC, 'mac'],
    [WINDOWS, 'windows'],
    ['curl', 'other'],
  ] as const) {
    const { html, canonical } = await readPage(request, '/download?platform=mac', { 'user-agent': agent });
    expect(html).toContain(`data-visitor="${platform}"`);
    for (const file of ['9.2.0.exe', '9.2.0.dmg']) expect(html).toContain(file);
    expect(canonical).toMatch(/\/download$/);
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('DL-01 apps and packages are in reach', async ({ page }) => {
    await page.goto('/download');
    await expect(page.getByRole('link', { name: WORDS.zh.software.get.mobile }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: WORDS.zh.software.get.windows }).first()).toBeVisible();
  });
});

for (const locale of LOCALES) {
  const prefix = locale === 'zh' ? '' : '/en';
  const words = WORDS[locale].verification;
  const CASES = [
    ['phone', '95521', 'official'],
    ['phone', '021-99999999', 'unknown'],
    ['website', 'https://haixu.example@evil.example', 'unknown'],
    ['wechat', 'haixu-service', 'official'],
    ['person', '查无此人', 'unknown'],
    ['person', 'S0880420010001', 'official'],
    ['outlet', '上海', 'official'],
  ] as const;

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} a script (${locale})`, () => {
      test.use({ javaScriptEnabled });
      test.pack('queries are answered, and are in no address', async ({ page }) => {
        await page.goto(`${prefix}/verify`);
        for (const [kind, query, outcome] of CASES) {
          await page.getByRole('radio', { name: words.kinds[kind], exact: true }).check();
          await page.getByLabel(words.field).fill(query);
          await page.getByRole('button', { name: words.submit, exact: true }).click();
          await arrived(page, `${prefix}/verify#answer`);
          const answer = page.getByRole('region', { name: words.answer });
          await expect(answer).toContainText(query);
          await expect(answer.getByRole('heading', { level: 2 })).toHaveText(
            `${outcome === 'official' ? '✓' : '✕'} ${words.outcomes[outcome]}`,
          );
        }
      });
    });
  }

  test(`the check is linked from footer, report and downloads (${locale})`, async ({ page }) => {
    for (const path of ['/', '/report-fraud', '/download']) {
      await page.goto(prefix + path);
      await expect(page.locator(`a[href="${prefix}/verify"]`).first()).toBeVisible();
    }
  });
}

test('a query is visible to its own visitor only', async ({ page, request }) => {
  await page.goto('/verify');
  await page.getByLabel(WORDS.zh.verification.field).fill('查无此人');
  await page.getByRole('button', { name: WORDS.zh.verification.submit, exact: true }).click();
  await expect(page.getByRole('region', { name: WORDS.zh.verification.answer })).toBeVisible();
  const other = await readPage(request, '/verify');
  expect(other.text).not.toContain('查无此人');
  expect(other.headers['cache-control']).toMatch(/no-store|no-cache/);
});
