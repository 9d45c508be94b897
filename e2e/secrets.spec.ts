import { expect } from '@playwright/test';
import { PREVIEW_SECRET } from './support/editor';
import { test } from './support/test';
import { wake } from './support/wake';

const SECRETS = [
  process.env.OWS_APP_SECRET ?? 'journeys-only-call-secret',
  process.env.SITE_SECRET ?? 'journeys-only-cookie-secret',
  PREVIEW_SECRET,
];
const SIGNING = /x-ows-(app|timestamp|nonce|signature)/i;

for (const path of [
  '/',
  '/en/pressroom',
  '/detail?type=news&id=1012',
  '/customer-hotline',
  '/no/such/page',
]) {
  test(`CL-02 neither secret nor signing header reaches the browser on ${path}`, async ({ page }) => {
    const answers: Promise<string>[] = [];
    const sent: string[] = [];
    page.on('response', (response) => {
      const text = /javascript|html|json|css|text/.test(response.headers()['content-type'] ?? '');
      const read = async () => {
        const body = text ? await response.text() : '';
        return [response.url(), JSON.stringify(await response.allHeaders()), body].join('\n');
      };
      answers.push(read());
      sent.push(JSON.stringify(response.request().headers()));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    // The framework's scripts and data as well.
    if ((await page.locator('[data-island]').count()) > 0) await wake(page);
    const all = (await Promise.all(answers)).join('\n');
    expect(answers.length).toBeGreaterThan(4);
    expect(all).toContain('/_next/static/');
    for (const secret of SECRETS) expect(all.includes(secret)).toBe(false);
    expect(SIGNING.exec(all)).toBeNull();
    expect(SIGNING.exec(sent.join('\n'))).toBeNull();
  });
}

test.pack(
  'CL-02 CL-03 a file through the relay carries no signing header, and nothing passes that the relay does not name',
  async ({ request }) => {
    const file = await request.get('/ows/files/pdf/privacy-policy.pdf');
    expect(file.status()).toBe(200);
    expect(Object.keys(file.headers()).filter((name) => SIGNING.test(name))).toEqual([]);
    for (const path of ['/ows/__faults', '/ows/__calls', '/ows/files/..%2f..%2f__faults', '/ows/nothing']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  },
);
