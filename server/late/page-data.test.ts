import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { EntryStore, FoundEntry } from '@/lib/runtime/entries';
import { pageData } from './page-data';
import { pageDataStore } from './page-data-store';

const entries = new Map<string, FoundEntry>();
const files: EntryStore = {
  isShared: false,
  peek: async (key) => entries.get(key) ?? null,
  peekShared: async (key) => entries.get(key) ?? null,
  read: async (key) => entries.get(key) ?? null,
  write: jest.fn(async (key, entry) => {
    entries.set(key, { ...entry, state: 'fresh' });
    return true;
  }),
  withdraw: async () => true,
  claim: async () => true,
};
const log = { warn: jest.fn() };
const open = () => {
  const { keep, find } = pageDataStore({ files, log });
  return { ...pageData(keep), find };
};

beforeEach(() => {
  entries.clear();
  jest.clearAllMocks();
});

const TAG = '<script src="/page-script/abc.js" defer=""></script>';
const CHUNK = '<script src="/_next/static/chunks/a.js" async=""></script>';
const DATA = '<script>self.__next_f.push([1,"字"])</script>';
const ISLAND = '<div class="a" data-island="true"></div>';
const page = (...parts: string[]) => `<html><head>${TAG}${CHUNK}</head><body>${parts.join('')}</body></html>`;
const hashIn = (html: string): string => /data-page="\/page-data\/([\w-]+)\.js"/.exec(html)?.[1] ?? '';

test('SP-03 the data of a stored page is one script of its own, compressed', async () => {
  const data = open();
  const html = data.apart(page(ISLAND, DATA));
  expect(html).toBe(
    `<html><head><script data-page="/page-data/${hashIn(html)}.js" src="/page-script/abc.js" defer=""></script></head><body>${ISLAND}</body></html>`,
  );
  const found = await data.find(hashIn(html));
  const script = 'self.__next_f.push([1,"字"]);\nself.siteChunks=["/_next/static/chunks/a.js"]';
  expect(String(brotliDecompressSync(found?.br ?? Buffer.alloc(0)))).toBe(script);
  expect(String(gunzipSync(found?.gzip ?? Buffer.alloc(0)))).toBe(script);
});

test('SP-03 the same data has one address, and is stored once; other data has another', async () => {
  const data = open();
  const first = data.apart(page(ISLAND, DATA));
  await data.find(hashIn(first));
  const again = data.apart(page(ISLAND, '<p>changed</p>', DATA));
  await data.find(hashIn(again));
  expect(hashIn(again)).toBe(hashIn(first));
  expect(files.write).toHaveBeenCalledTimes(1);
  expect(hashIn(data.apart(page(ISLAND, DATA.replace('1', '2'))))).not.toBe(hashIn(first));
});

test('SP-03 data that was evicted is not found, and comes back with the page', async () => {
  const data = open();
  const hash = hashIn(data.apart(page(ISLAND, DATA)));
  expect(await data.find(hash)).not.toBeNull();
  entries.clear();
  expect(await data.find(hash)).toBeNull();
  data.apart(page(ISLAND, DATA));
  expect(await data.find(hash)).not.toBeNull();
});

test('SP-03 a page without islands needs no data', () => {
  expect(open().apart(page(DATA))).toBe(`<html><head>${TAG}</head><body></body></html>`);
  expect(open().within(page(DATA))).toBe(`<html><head>${TAG}</head><body></body></html>`);
  expect(files.write).not.toHaveBeenCalled();
});

test('SP-03 the page of a visitor keeps its data to itself', () => {
  const html = open().within(page(ISLAND, DATA));
  expect(html).toContain(DATA);
  expect(html).toContain('<script data-chunks="/_next/static/chunks/a.js" src="/page-script/abc.js"');
  expect(html).not.toContain(CHUNK);
  expect(files.write).not.toHaveBeenCalled();
});

test('SP-03 a page without the page script keeps everything: nothing in it could load the rest', () => {
  const html = `<html><head>${CHUNK}</head><body>${ISLAND}${DATA}</body></html>`;
  expect([open().apart(html), open().within(html)]).toEqual([html, html]);
});

test('SP-03 a store that fails leaves the page without data, and says so', async () => {
  jest.mocked(files.write).mockRejectedValueOnce(new Error('disk full'));
  const data = open();
  expect(await data.find(hashIn(data.apart(page(ISLAND, DATA))))).toBeNull();
  expect(log.warn).toHaveBeenCalledWith('page data is not stored: disk full');
});

describe('elder edition', () => {
  const elder = (...parts: string[]) =>
    `<html lang="zh-CN" data-device="elder"><head></head><body>${parts.join('')}</body></html>`;
  const CELLS = '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>';

  test('EL-23 a page of it without the page script has no script at all', () => {
    const html = elder('<p>字</p>', CHUNK, DATA);
    expect(open().apart(html)).toBe(elder('<p>字</p>'));
    expect(open().within(html)).toBe(elder('<p>字</p>'));
  });

  test('EL-16 cells of its tables are labelled, stored or not', () => {
    for (const html of [open().apart(elder(CELLS, TAG)), open().within(elder(CELLS, TAG))])
      expect(html).toContain('<td data-label="A">1</td><td data-label="B">2</td>');
  });

  test('EL-16 EL-23 other pages keep their tables, and without the page script their scripts', () => {
    const html = `<html lang="zh-CN" data-device="mobile"><body>${CELLS}${CHUNK}</body></html>`;
    expect(open().apart(html)).toBe(html);
  });
});
