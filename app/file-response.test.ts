import { gzipSync } from 'node:zlib';
import { Refusal } from '@/lib/gate/refusal';
import type { CachedFile } from '@/lib/outputs/file-cache';
import { fileResponse } from './file-response';

jest.mock('@/lib/runtime/log', () => ({
  isLogged: () => false,
  log: { warn: jest.fn() },
  problem: () => ({}),
}));

const FILE: CachedFile = {
  type: 'text/plain; charset=utf-8',
  body: 'words',
  save: false,
  etag: '"abc"',
  changed: Date.parse('2025-03-28T09:30:00.700Z'),
};

const ask = (headers: Record<string, string> = {}, file: CachedFile | null = FILE) =>
  fileResponse(new Request('https://site.example/x', { headers }), 'x.txt', async () => file);

test('a file says which it is and when it last changed', async () => {
  const response = await ask();
  expect(await response.text()).toBe('words');
  expect(response.headers.get('etag')).toBe('"abc"');
  expect(response.headers.get('last-modified')).toBe('Fri, 28 Mar 2025 09:30:00 GMT');
});

test.each([
  ['the same tag', { 'If-None-Match': '"abc"' }, 304],
  ['one of several tags, weakened by a proxy', { 'If-None-Match': '"x", W/"abc"' }, 304],
  [
    'another tag outweighs the time',
    { 'If-None-Match': '"x"', 'If-Modified-Since': 'Fri, 28 Mar 2025 09:30:00 GMT' },
    200,
  ],
  ['the same second', { 'If-Modified-Since': 'Fri, 28 Mar 2025 09:30:00 GMT' }, 304],
  ['an older copy', { 'If-Modified-Since': 'Fri, 28 Mar 2025 09:29:59 GMT' }, 200],
  ['a time that is none', { 'If-Modified-Since': 'yesterday' }, 200],
])('conditional requests: %s', async (_, headers, status) => {
  const response = await ask(headers);
  expect(response.status).toBe(status);
  if (status === 304) expect(await response.text()).toBe('');
});

test('a compressed file is sent decompressed', async () => {
  const packed: CachedFile = { ...FILE, body: new Uint8Array(gzipSync('words')), gzip: true };
  const response = await ask({ 'Accept-Encoding': 'br, gzip' }, packed);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe('words');
});

test('OP-05 a visitor beyond the limit is told when to come again', async () => {
  const refused = await fileResponse(new Request('https://site.example/x'), 'x', () =>
    Promise.reject(new Refusal(429, { 'Retry-After': '7' })),
  );
  const names = ['retry-after', 'cache-control'];
  expect([refused.status, ...names.map((name) => refused.headers.get(name))]).toEqual([429, '7', 'no-store']);
});

test('an unknown name is 404, a failure 503 with Retry-After, neither cached', async () => {
  const unknown = await ask({}, null);
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
  const failed = await fileResponse(new Request('https://site.example/x'), 'x', () =>
    Promise.reject(new Error('x')),
  );
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '30']);
});
