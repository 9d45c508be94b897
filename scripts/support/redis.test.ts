/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { isInstalled } from '@/testing/programs';

const ASK_WHETHER_IT_ANSWERS = `
  import { connect } from 'node:net';
  import { redisSettings } from ${JSON.stringify(resolve('scripts/support/redis.mjs'))};
  const { TEST_REDIS_URL } = await redisSettings();
  const socket = TEST_REDIS_URL && connect(Number(new URL(TEST_REDIS_URL).port), '127.0.0.1', () => socket.write('PING\\r\\n'));
  const print = (answer) => console.log(JSON.stringify({ url: TEST_REDIS_URL, answer }));
  if (socket) socket.once('data', (data) => { print(String(data).trim()); socket.destroy(); });
  else print();
`;

/** What a process of its own is given, and the answer of that Redis; the process has ended then. */
function given(env: Record<string, string>): { url?: string; answer?: string } {
  const args = ['--input-type=module', '--eval', ASK_WHETHER_IT_ANSWERS];
  const { TEST_REDIS_URL: _, ...rest } = process.env;
  const { stdout } = spawnSync(process.execPath, args, { env: { ...rest, ...env }, encoding: 'utf8' });
  return JSON.parse(stdout);
}

const isRefused = (url: string) =>
  new Promise<boolean>((done) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => done(false));
    socket.once('error', () => done(true)).once('connect', () => socket.destroy());
  });

const known = isInstalled('redis-server', 'a Redis of the tests alone is not tried');

(known ? test : test.skip)('tests have a Redis of their own, which ends with them', async () => {
  const { url = '', answer } = given({});
  expect(answer).toBe('+PONG');
  while (!(await isRefused(url))) await new Promise((next) => setTimeout(next, 10));
});

test('a given Redis is left alone', () => {
  expect(given({ TEST_REDIS_URL: 'redis://elsewhere:6379' })).toEqual({});
});

test('without redis-server nothing is set', () => {
  expect(given({ PATH: resolve('scripts') })).toEqual({});
});
