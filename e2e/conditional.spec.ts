import { type APIRequestContext, expect, test } from '@playwright/test';
import { addressFor, firstNews } from './support/found';

const ARTICLE = '/detail?type=news&id={news}';
const PAGES = ['/terms', '/en/terms', '/sustainability', ARTICLE];
const LONG_AGO = 'Sat, 01 Jan 2000 00:00:00 GMT';

const status = async (request: APIRequestContext, address: string, headers: Record<string, string>) =>
  (await request.get(address, { headers })).status();

for (const address of PAGES) {
  test(`RT-09 ${address} has Last-Modified, and answers 304 by time or by tag, of which the tag outweighs`, async ({
    request,
  }) => {
    const found = await addressFor(request, address);
    // A page may be regenerated between two requests: then both are repeated.
    const answers = async () => {
      const first = await request.get(found);
      const { etag = '', 'last-modified': changed = '' } = first.headers();
      expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
      return [
        await status(request, found, { 'If-Modified-Since': changed }),
        await status(request, found, { 'If-None-Match': etag, 'If-Modified-Since': LONG_AGO }),
        await status(request, found, { 'If-None-Match': etag, 'If-Modified-Since': changed }),
        await status(request, found, { 'If-None-Match': '"another"', 'If-Modified-Since': changed }),
        await status(request, found, { 'If-Modified-Since': LONG_AGO }),
      ];
    };
    await expect.poll(answers).toEqual([304, 304, 304, 200, 200]);
  });
}

test('RT-09 an article changed when its structured data says so', async ({ request }) => {
  const answer = await request.get(await firstNews(request));
  const modified = /"dateModified":"([^"]+)"/.exec(await answer.text())?.[1] ?? '';
  expect(Date.parse(answer.headers()['last-modified'] ?? '')).toBe(Date.parse(modified));
});

test('RT-02 a missing page has no time', async ({ request }) => {
  const answer = await request.get('/no-such-page', {
    headers: { 'If-Modified-Since': new Date().toUTCString() },
  });
  expect([answer.status(), answer.headers()['last-modified']]).toEqual([404, undefined]);
});
