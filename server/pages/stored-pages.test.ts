import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { StoredEntry } from './codec';
import type { PageForms } from './page-value';
import { storesInFolder } from './test-opened';
import { page } from './test-pages';

const MB = 1024 * 1024;
const HTML = `<p>${'公告 '.repeat(2000)}</p>`;
const { clock, open: openStores } = storesInFolder();
const open = (more = {}) => openStores({ diskBytes: 100 * MB, ...more });

const textsOf = (forms: PageForms | undefined) =>
  forms && 'br' in forms
    ? [brotliDecompressSync(forms.br).toString(), gunzipSync(forms.gzip).toString()]
    : forms?.plain.toString();

test('SP-01 a page is plain until it has been compressed, and then in both forms, after a restart too', async () => {
  const { pages, stored } = await open();
  await pages.set('/a', page(HTML), 720);
  expect(textsOf(stored.now('/a')?.value.forms)).toBe(HTML);
  await stored.compress('/a');
  expect(textsOf(stored.now('/a')?.value.forms)).toEqual([HTML, HTML]);
  const next = await open();
  expect(next.stored.now('/a')).toBeNull();
  expect(textsOf((await next.stored.look('/a'))?.value.forms)).toEqual([HTML, HTML]);
  expect(textsOf(next.stored.now('/a')?.value.forms)).toEqual([HTML, HTML]);
  expect((await next.pages.get('/a'))?.value.html).toBe(HTML);
});

test('SP-01 the entity tag of a page survives compression and restart', async () => {
  const { pages, stored } = await open();
  await pages.set('/a', page(HTML), 720);
  const tag = stored.now('/a')?.value.tag;
  await stored.compress('/a');
  expect((await (await open()).stored.look('/a'))?.value.tag).toBe(tag);
});

test('SP-01 a version that came while the older one was being compressed stays', async () => {
  const { pages, stored } = await open();
  await pages.set('/a', page(HTML), 720);
  const compressing = stored.compress('/a');
  await pages.set('/a', page('new'), 720);
  await compressing;
  expect(textsOf(stored.now('/a')?.value.forms)).toBe('new');
});

test('SP-01 compressed pages need a part of the memory, and the bound holds for them', async () => {
  const sizes = new Map<string, number>();
  const set = ({ store }: { store: string }, bytes: number) => void sizes.set(store, bytes);
  const count = { inc: jest.fn() };
  const metrics = {
    pageEntries: { set: jest.fn() },
    pageBytes: { set },
    pageEvictions: count,
    pagesStale: count,
    pageRenderSeconds: { observe: jest.fn() },
  };
  const { pages, stored } = await open({ memoryBytes: 100_000, metrics });
  await pages.set('/0', page(HTML), 720);
  const plain = Number(sizes.get('memory'));
  await stored.compress('/0');
  expect(Number(sizes.get('memory'))).toBeLessThan(plain / 5);
  for (let at = 1; at < 300; at += 1) {
    await pages.set(`/${at}`, page(HTML + at), 720);
    await stored.compress(`/${at}`);
    expect(Number(sizes.get('memory'))).toBeLessThanOrEqual(100_000);
  }
  expect(textsOf((await stored.look('/0'))?.value.forms)).toEqual([HTML, HTML]);
});

test('CL-06 a page is stale by its age or by a mark, and shown all the same', async () => {
  const { pages, stored } = await open();
  await pages.set('/a', page(HTML, ['news']), 720);
  expect(stored.now('/a')?.state).toBe('fresh');
  clock.time += 1000;
  await pages.mark(['news']);
  expect(stored.now('/a')?.state).toBe('stale');
  clock.time += 1000;
  await pages.set('/a', page(HTML, ['news', `made:${clock.time}`]), 720);
  expect(stored.now('/a')?.state).toBe('fresh');
  clock.time += 720_000;
  expect(stored.now('/a')?.state).toBe('stale');
});

test('M2 a missing page is shown for a minute', async () => {
  const { pages, stored } = await open();
  await pages.withdraw('/a', { ...page('none'), status: 404 });
  expect(stored.now('/a')).toMatchObject({ state: 'missing', value: { status: 404 } });
  clock.time += 60_001;
  expect(stored.now('/a')).toBeNull();
});

test('SP-01 with other processes a stale page is looked for there first, once a second', async () => {
  const asked: string[] = [];
  const shared = {
    async get(key: string) {
      asked.push(key);
      return null;
    },
    has: async () => false,
    set: async () => undefined,
    follow: async () => undefined,
    claim: async () => true,
  };
  const { pages, stored } = await open({ shared });
  await pages.set('/a', page(HTML), 1);
  clock.time += 2000;
  expect(stored.now('/a')).toBeNull();
  expect((await stored.look('/a'))?.state).toBe('stale');
  expect(stored.now('/a')?.state).toBe('stale');
  expect(asked).toEqual(['/a']);
  clock.time += 1001;
  expect(stored.now('/a')).toBeNull();
});

test('SP-01 a generated file is no page', async () => {
  const { files, stored } = await open();
  const file: Omit<StoredEntry, 'checkedAt'> = {
    value: 'text',
    tags: [],
    at: clock.time,
    freshUntil: clock.time + 1000,
  };
  await files.write('/a', file);
  expect([stored.now('/a'), await stored.look('/a')]).toEqual([null, null]);
  await expect(stored.compress('/a')).resolves.toBeUndefined();
});
