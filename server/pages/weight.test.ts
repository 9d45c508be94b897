import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressed, plainOf, toStored } from './page-value';
import { page } from './test-pages';
import { withWeight } from './weight';

const place = (words = 'About {kb} KB') => `<p data-weight="${words}" hidden=""></p>`;
const filled = (html: string, bytes: number) => withWeight(Buffer.from(html), bytes)?.toString() ?? null;

test.each([
  [0, 1],
  [1, 1],
  [1499, 1],
  [1500, 2],
  [18_499, 18],
  [1_234_567, 1235],
])('%i bytes are %i KB', (bytes, kilobytes) => {
  expect(filled(`a${place()}b`, bytes)).toBe(`a<p data-weight="">About ${kilobytes} KB</p>b`);
});

test('words of any language stay whole, and of several places the last one, the footer, is filled', () => {
  const article = '&lt;p data-weight="x" hidden=""&gt;';
  expect(filled(`${place('x')}${article}${place('本页约 {kb} KB')}尾`, 9000)).toBe(
    `${place('x')}${article}<p data-weight="">本页约 9 KB</p>尾`,
  );
});

test.each([
  ['without a place', '<p>text</p>'],
  ['with a place that was filled before', '<p data-weight="">About 3 KB</p>'],
  ['that ends within the place', '<p data-weight="About {kb} KB" hidden="">'],
  ['with other attributes', '<p data-weight="x" class="y"></p>'],
])('a page %s stays as it is', (_, html) => {
  expect(filled(html, 9000)).toBeNull();
});

test('SP-01 a stored page states the length of its compressed form in every encoding, and keeps its entity tag', async () => {
  const noise = Array.from({ length: 4000 }, (_, at) => ((at * 7919) % 9973).toString(36)).join(' ');
  const before = toStored(page(`<main>${noise}</main>${place()}`));
  if (!('forms' in before)) throw new Error('no page');
  expect(plainOf(before).toString()).toContain('hidden');
  const after = await compressed(before);
  if (!('br' in after.forms)) throw new Error('not compressed');
  const { br, gzip } = after.forms;
  const stated = `<p data-weight="">About ${Math.round(br.length / 1000)} KB</p>`;
  for (const html of [brotliDecompressSync(br), gunzipSync(gzip), plainOf(after)]) {
    expect(html.toString()).toContain(stated);
    expect(html.length).toBe(after.bytes);
  }
  expect(after.tag).toBe(before.tag);
});
