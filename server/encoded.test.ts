/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encoded, encodingFor } from './encoded';

test('SP-01 a body is stored plain, by brotli and by gzip', async () => {
  const plain = Buffer.from('<p>公告</p>'.repeat(100));
  const { br, gzip } = await encoded(plain, 5);
  expect([brotliDecompressSync(br), gunzipSync(gzip)]).toEqual([plain, plain]);
  expect(br.length).toBeLessThan(plain.length);
});

test('SP-01 what repeats far apart in a long body is found', async () => {
  const half = Buffer.from(Array.from({ length: 80_000 }, (_, at) => (at * at * 31 + (at >> 3) * 17) % 251));
  const { br } = await encoded(Buffer.concat([half, half]), 9);
  const alone = await encoded(half, 9);
  expect(br.length).toBeLessThan(alone.br.length + 1000);
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['\u0000;;q=', 'identity'],
])('SP-01 Accept-Encoding %j is answered with %s', (accept, encoding) => {
  expect(encodingFor(accept)).toBe(encoding);
  expect(encodingFor(accept)).toBe(encoding);
});
