import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { madeWith } from './made-with';

test('the pictures are drawn in a browser that can be told, with fonts for both languages', async ({
  page,
}) => {
  await page.goto('/terms');
  const now = await madeWith(page);
  expect(now.browser).toMatch(/^\d+$/);
  const [latin = 0, chinese = 0] = now.fonts;
  expect(latin).toBeGreaterThan(0);
  // Ten full-width characters of 200 px each: a font without them draws boxes of other widths.
  expect(chinese).toBe(2000);
  if (process.env.RENEW_BASELINES === '1') {
    writeFileSync('e2e/visual/made-with.json', `${JSON.stringify(now, null, 2)}\n`);
  }
});
