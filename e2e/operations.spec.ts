import { expect, test } from '@playwright/test';

for (const address of ['/api/ready', '/api/metrics']) {
  test(`${address} is not there for the public`, async ({ request }) => {
    for (const authorization of ['', 'Bearer ', 'Bearer undefined', 'Bearer null']) {
      const answer = await request.get(address, { headers: { authorization } });
      expect([answer.status(), await answer.text()]).toEqual([404, '404']);
      expect(answer.headers()['cache-control']).toBe('no-store');
    }
  });
}

test('/api/health says that the process answers, and nothing else', async ({ request }) => {
  const answer = await request.get('/api/health');
  expect(await answer.json()).toEqual({ status: 'ok' });
});
