import { expect, test } from '@playwright/test';
import { redirectOf } from './support/html';

// settings/redirects.json as shipped; another environment has its own table.

for (const [address, to] of [
  ['/index.html', '/'],
  ['/en/index.html', '/en'],
  ['/Index.html?tgCode=a', '/?tgCode=a'],
  ['/sitemap', '/site-map'],
  ['/en/sitemap/', '/en/site-map'],
]) {
  test(`RT-07 ${address} of the operators' table has moved for good to ${to}`, async ({ request }) => {
    expect((await redirectOf(request, address ?? '', 308)).to).toBe(to);
    expect((await request.get(to ?? '', { maxRedirects: 0 })).status()).toBe(200);
  });
}
