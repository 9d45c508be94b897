/** @jest-environment node */
import type { RedisClient } from '@/lib/runtime/open-redis';
import { setProcessState } from '@/lib/runtime/process-state';
import { testIf } from '@/testing/reachable';
import { connectRedis, keysOf, redisIsThere } from '@/testing/redis';

const HOST = `captchas-${process.pid}.example`;
Object.assign(process.env, {
  OWS_APP_SECRET: 'secret-of-the-test',
  SITE_SECRET: 'sixteen-characters',
  SITE_URL: `https://${HOST}`,
});
const UUID = 'a'.repeat(32);

const withRedis = testIf(redisIsThere('captchas that are used at two processes are not tested'));
let opened: RedisClient[] = [];

afterEach(async () => {
  for (const client of opened) {
    if (client.isReady) for (const key of await keysOf(client, HOST)) await client.del(key);
    client.destroy();
  }
  opened = [];
});

/** Another process of the site, as far as captchas are concerned: its own modules and connection. */
async function startProcess(url?: string) {
  const client = await connectRedis(url);
  opened.push(client);
  let module: typeof import('./spent-captchas') | undefined;
  setProcessState('spentCaptchas', undefined);
  jest.isolateModules(() => {
    module = require('./spent-captchas');
  });
  if (!module) throw new Error('no module');
  const { isSpent, spendCaptcha } = module;
  const connected =
    <A extends string[], R>(call: (...given: A) => Promise<R>) =>
    (...given: A) => {
      setProcessState('redis', { client });
      return call(...given);
    };
  return { client, isSpent: connected(isSpent), spendCaptcha: connected(spendCaptcha) };
}

withRedis(
  'CU-09 a captcha that was used at one process is used at all others, but for the page that used it',
  async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    expect(await other.isSpent(UUID, 'page')).toBe(false);
    expect(await one.spendCaptcha(UUID, 'page')).toBe(true);
    expect([await other.isSpent(UUID, 'page'), await other.isSpent(UUID, 'another')]).toEqual([false, true]);
    expect([await other.spendCaptcha(UUID, 'another'), await other.spendCaptcha(UUID, 'page')]).toEqual([
      false,
      true,
    ]);
  },
);

withRedis('CU-09 of two pages that use a captcha at the same time, one may', async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  const both = await Promise.all([one.spendCaptcha(UUID, 'page'), other.spendCaptcha(UUID, 'another')]);
  expect(both.toSorted()).toEqual([false, true]);
  // Both processes agree on the one that was first.
  const [first, second] = both[0] ? ['page', 'another'] : ['another', 'page'];
  for (const { isSpent } of [one, other])
    expect([await isSpent(UUID, first), await isSpent(UUID, second)]).toEqual([false, true]);
});

withRedis(
  'CU-09 neither captcha nor page can be read in Redis, and the key ends with the captcha',
  async () => {
    const { client, spendCaptcha } = await startProcess();
    await spendCaptcha(UUID, 'page-of-the-visitor');
    const [key = '', ...others] = await keysOf(client, HOST);
    expect(others).toEqual([]);
    expect(`${key} ${await client.get(key)}`).not.toMatch(/aaaa|visitor/);
    expect(await client.pTTL(key)).toBeGreaterThan(1_790_000);
  },
);

test('CU-09 without Redis a process knows of its own', async () => {
  const one = await startProcess('redis://127.0.0.1:1');
  expect([await one.spendCaptcha(UUID, 'page'), await one.spendCaptcha(UUID, 'another')]).toEqual([
    true,
    false,
  ]);
  const other = await startProcess('redis://127.0.0.1:1');
  expect(await other.isSpent(UUID, 'another')).toBe(false);
});
