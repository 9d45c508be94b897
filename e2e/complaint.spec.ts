import { expect, test } from '@playwright/test';
import { arrived } from './support/arrival';
import { redirectOf } from './support/html';

for (const [locale, prefix] of [
  ['zh', ''],
  ['en', '/en'],
] as const) {
  const form = `${prefix}/online-complaints`;

  test(`RT-06 complaints without info lead to the hotline (${locale})`, async ({ request }) => {
    expect((await redirectOf(request, form, 307)).to).toBe(`${prefix}/customer-hotline`);
    expect((await redirectOf(request, `${form}?info=`, 307)).to).toBe(`${prefix}/customer-hotline`);
  });

  test(`RT-06 an info is saved, copied to local storage, and removed from the address (${locale})`, async ({
    page,
    context,
  }) => {
    await page.goto(`${form}?info=client-8841`);
    await arrived(page, new RegExp(`[^n]${form}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const saved = await page.evaluate(() => localStorage.getItem('INFO_DATA'));
    expect(saved, 'what the back office answered').toMatch(/\S{8}/);
    expect(saved).not.toContain('client-8841');
    expect(await page.evaluate(() => document.referrer)).not.toContain('client-8841');

    const secure = page.url().startsWith('https:');
    const named = secure ? '__Host-complaint' : 'complaint';
    const cookie = (await context.cookies()).find(({ name }) => name === named);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', secure });
    expect(cookie?.value).not.toContain(saved ?? '');
    const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(1700);
    expect(seconds).toBeLessThanOrEqual(1800);

    await page.reload();
    await arrived(page, new RegExp(`${form}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('RT-06 the answer with an info is not cached', async ({ request }) => {
  const response = await request.get('/online-complaints?info=client-8842');
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  expect(response.headers()['cache-control']).toMatch(/no-store/);
});

test('RT-06 an info that is far too long is not sent on', async ({ request }) => {
  expect((await redirectOf(request, `/online-complaints?info=${'x'.repeat(5000)}`, 303)).to).toBe(
    '/customer-hotline',
  );
});

test('RT-06 a made-up cookie opens nothing', async ({ request }) => {
  const response = await request.get('/online-complaints', {
    maxRedirects: 0,
    headers: { cookie: `complaint=${Date.now() + 60_000}.${'0'.repeat(64)}` },
  });
  expect(response.status()).toBe(307);
});

test('M3 a visitor from a link of another site confirms the identity first', async ({ page, baseURL }) => {
  const elsewhere = 'https://elsewhere.example/';
  const link = new URL('/en/online-complaints?info=client-8843', baseURL).href;
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${link}">Complain</a>` }),
  );
  await page.goto(elsewhere);
  await page.getByRole('link').click();
  await expect(page.getByRole('main')).toContainText('cli****8843');
  expect(await page.evaluate(() => localStorage.getItem('INFO_DATA'))).toBeNull();
  await page.getByRole('button').click();
  await arrived(page, /\/en\/online-complaints$/);
  await expect(page.getByRole('main')).toContainText('Identity under which this complaint is sent');
});
