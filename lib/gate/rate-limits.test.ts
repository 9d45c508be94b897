/** @jest-environment node */
import { type BackOffice, startBackOffice } from '@/testing/back-office';
import { get } from '@/testing/relay-requests';

let office: BackOffice;
let relay: typeof import('@/lib/relay/relay').relay;

beforeAll(async () => {
  office = await startBackOffice({ RATE_CAPTCHA_PER_MINUTE: '3', TRUSTED_PROXIES: '1' });
  ({ relay } = await import('@/lib/relay/relay'));
});
afterAll(() => office.close());

const ask = (address: string) =>
  relay(
    get('/captchaImage', { 'x-forwarded-for': `6.6.6.6, ${address}`, 'x-client-address': '10.0.0.1' }),
    '/captchaImage',
  );

test('CL-03 beyond the limit per minute a visitor gets 429 with Retry-After, and others are served', async () => {
  for (const _turn of [1, 2, 3]) expect((await ask('1.1.1.1')).status).toBe(200);
  const refused = await ask('1.1.1.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(await refused.json()).toEqual({ code: 429, msg: '操作过于频繁，请稍后再试' });
  expect((await ask('2.2.2.2')).status).toBe(200);
  expect(office.received).toHaveLength(4);
});
