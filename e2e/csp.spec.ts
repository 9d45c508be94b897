import { expect, test } from '@playwright/test';
import { addressFor } from './support/found';

const ADDRESSES = [
  '/',
  '/en',
  '/pressroom',
  '/detail?type=news&id={news}',
  '/en/detail?type=news&id={news}',
  '/investor-relations',
  '/customer-hotline',
  '/report-fraud',
  '/terms',
  '/no-such-page',
];

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

for (const address of ADDRESSES) {
  test(`CL-03 ${address} comes with a policy that names its own scripts, and needs nothing beyond it`, async ({
    page,
    request,
  }) => {
    const found = await addressFor(request, address);
    const refused: string[] = [];
    page.on('console', (line) => {
      if (/Content Security Policy/i.test(line.text())) refused.push(line.text());
    });
    const answers = [await page.goto(found), await page.reload()];
    for (const answer of answers) {
      const policy = answer?.headers()['content-security-policy'] ?? '';
      const scripts = directive(policy, 'script-src');
      expect(scripts[0]).toBe("'self'");
      expect(scripts.length).toBeGreaterThan(1);
      expect(scripts.slice(1).every((source) => source.startsWith("'sha256-"))).toBe(true);
      expect(directive(policy, 'style-src')).toEqual(["'self'"]);
      expect(directive(policy, 'object-src')).toEqual(["'none'"]);
    }
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
  });
}

test('CL-03 an injected script does not run', async ({ page }) => {
  await page.goto('/terms');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});
