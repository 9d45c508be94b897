import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storesInFolder } from './test-opened';
import { page } from './test-pages';

const MB = 1024 * 1024;
const { clock, log, folder, stale, open: openStores } = storesInFolder();
const open = async (more = {}) => (await openStores(more)).pages;

const pagesOnDisk = () => readdirSync(folder()).filter((name) => name.endsWith('.page'));

test('a page comes back with its headers and HTML, without the data for a router, and says how long it is still fresh', async () => {
  const store = await open();
  await store.set('/a', { ...page('<h1>A</h1>'), rscData: Buffer.from('x') }, 720);
  clock.time += 700_500;
  const found = await store.get('/a');
  expect(found?.value).toEqual(page('<h1>A</h1>'));
  expect(found?.cacheControl.revalidate).toBe(20);
  expect(stale(found)).toBe(false);
});

test('CL-06 a page is served stale however old it is, and never called expired', async () => {
  const store = await open();
  await store.set('/a', page('old'), 720);
  clock.time += 3 * 365 * 24 * 3600 * 1000;
  const found = await store.get('/a');
  expect(stale(found)).toBe(true);
  expect((found?.lastModified ?? 0) + (found?.cacheControl.expire ?? 0) * 1000).toBeGreaterThan(clock.time);
});

test('pages outlive the process', async () => {
  await (await open()).set('/a', page('kept'), 720);
  clock.time += 10_000_000;
  const found = await (await open()).get('/a');
  expect(found?.value.html).toBe('kept');
  expect(stale(found)).toBe(true);
});

test('the least recently used page leaves the disk first, in an order that outlives the process', async () => {
  const big = 'x'.repeat(300_000);
  const store = await open({ memoryBytes: 1 });
  for (const key of ['/a', '/b', '/c']) await store.set(key, page(big), 720);
  await store.get('/a');
  await store.set('/d', page(big), 720);
  const kept = async (key: string) => (await store.get(key)) !== null;
  expect(await kept('/b')).toBe(false);
  expect([await kept('/a'), await kept('/c'), await kept('/d')]).toEqual([true, true, true]);
  expect(pagesOnDisk()).toHaveLength(3);
  await open({ diskBytes: 400_000 });
  expect(pagesOnDisk()).toHaveLength(1);
});

test('memory is bounded by itself: what leaves it comes back from disk', async () => {
  const gauge = { set: jest.fn() };
  const count = { inc: jest.fn() };
  const metrics = { pageEntries: gauge, pageBytes: gauge, pageEvictions: count, pagesStale: count };
  const store = await open({
    memoryBytes: 1000,
    metrics: { ...metrics, pageRenderSeconds: { observe: jest.fn() } },
  });
  for (const key of ['/a', '/b', '/c']) await store.set(key, page('y'.repeat(600)), 720);
  expect(count.inc).toHaveBeenCalledWith({ store: 'memory' });
  expect((await store.get('/a'))?.value.html).toHaveLength(600);
});

test('a page that has become too large does not leave its smaller version behind', async () => {
  const store = await open();
  await store.set('/a', page('small'), 720);
  await store.set('/a', page('x'.repeat(9 * MB)), 720);
  expect(await store.get('/a')).toBeNull();
  expect(pagesOnDisk()).toEqual([]);
});

test('a page that is too large is not kept', async () => {
  const store = await open({ memoryBytes: 100 * MB, diskBytes: 100 * MB });
  await store.set('/a', page('z'.repeat(9 * MB)), 720);
  expect(await store.get('/a')).toBeNull();
});

test('a failed refresh leaves the page as it is and the next try for half a minute later', async () => {
  const store = await open();
  await store.set('/a', page('good'), 720);
  clock.time += 800_000;
  expect(await store.postpone('/a', 30)).toBe(true);
  expect(stale(await store.get('/a'))).toBe(false);
  clock.time += 30_001;
  const found = await store.get('/a');
  expect(stale(found)).toBe(true);
  expect(found?.value.html).toBe('good');
  expect(await store.postpone('/unknown', 30)).toBe(false);
});

test('a page that lacks a block does not replace a whole one, until that is half an hour old', async () => {
  const store = await open();
  await store.set('/a', page('whole'), 720);
  clock.time += 800_000;
  await store.set('/a', page('partial', ['partial']), 30);
  expect((await store.get('/a'))?.value.html).toBe('whole');
  expect(stale(await store.get('/a'))).toBe(false);
  clock.time += 1_100_000;
  expect(stale(await store.get('/a'))).toBe(true);
  await store.set('/a', page('partial', ['partial']), 30);
  expect((await store.get('/a'))?.value.html).toBe('partial');
  await store.set('/b', page('partial', ['partial']), 30);
  expect((await store.get('/b'))?.value.html).toBe('partial');
});

test('OP-03 a page that lacks a block, rendered before a mark, does not make the whole one fresh', async () => {
  const store = await open();
  await store.set('/a', page('whole', ['lists']), 720);
  const begun = clock.time + 800_000;
  clock.time = begun + 10;
  await store.mark(['lists']);
  clock.time += 10;
  await store.set('/a', page('partial', ['partial', 'lists', `made:${begun}`]), 30);
  expect(stale(await store.get('/a'))).toBe(true);
  await store.set('/a', page('partial', ['partial', 'lists', `made:${clock.time}`]), 30);
  expect(stale(await store.get('/a'))).toBe(false);
});

test('a removed page is gone from memory and disk', async () => {
  const store = await open();
  await store.set('/a', page('withdrawn'), 720);
  await store.withdraw('/a', page('missing'));
  expect((await store.get('/a'))?.value.html).toBe('missing');
  expect(pagesOnDisk()).toEqual([]);
});

test('a mark makes pages with the tag stale at once, before and after a restart, and no others', async () => {
  const store = await open();
  await store.set('/a', page('a', ['article:1', 'lists']), 720);
  await store.set('/b', page('b', ['article:2']), 720);
  clock.time += 10;
  expect(await store.mark(['article:1'])).toEqual(['/a']);
  expect(stale(await store.get('/a'))).toBe(true);
  expect(stale(await store.get('/b'))).toBe(false);
  expect(stale(await (await open()).get('/a'))).toBe(true);
  clock.time += 10;
  await store.set('/a', page('new', ['article:1', 'lists']), 720);
  expect(stale(await store.get('/a'))).toBe(false);
});

test('of what a mark touches only pages are to be rendered at once, generated files wait for their request', async () => {
  const { pages, files } = await openStores();
  await pages.set('/a', page('a', ['lists']), 720);
  await files.write('file:feeds/a', {
    value: 'feed',
    tags: ['lists'],
    at: clock.time,
    freshUntil: clock.time + 1000,
  });
  expect(await pages.mark(['lists'])).toEqual(['/a']);
  expect((await files.read('file:feeds/a'))?.state).toBe('invalidated');
});

test('a page whose data was asked for before the mark is stale, though it was finished after it', async () => {
  const store = await open();
  const asked = clock.time;
  clock.time += 2000;
  await store.mark(['lists']);
  clock.time += 1000;
  await store.set('/a', page('late', ['lists', `made:${asked}`]), 720);
  expect(stale(await store.get('/a'))).toBe(true);
});

test('a time of making that lies in the future counts as now', async () => {
  const store = await open();
  await store.set('/a', page('odd', [`made:${clock.time + 1e9}`]), 60);
  clock.time += 61_000;
  expect(stale(await store.get('/a'))).toBe(true);
});

test.each(['', 'nonsense', '{"at":1}'])('a file that is no page (%j) is dropped', async (text) => {
  const store = await open({ memoryBytes: 1 });
  await store.set('/a', page('a'), 720);
  const [name = ''] = pagesOnDisk();
  writeFileSync(join(folder(), name), text);
  expect(await (await open()).get('/a')).toBeNull();
  expect(pagesOnDisk()).toEqual([]);
});

test('what an interrupted write left behind is removed at start', async () => {
  for (const name of ['old', 'young']) writeFileSync(join(folder(), `${name}.page.1.new`), 'half');
  const before = Date.now() / 1000 - 120;
  utimesSync(join(folder(), 'old.page.1.new'), before, before);
  await open();
  // The young one may be what another process writes just now.
  expect(readdirSync(folder())).toEqual(['young.page.1.new']);
});

test('a folder that cannot be made costs nothing but a warning', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  const store = await open({ folder: file });
  await store.set('/a', page('in memory'), 720);
  expect((await store.get('/a'))?.value.html).toBe('in memory');
  await store.mark(['x']);
  expect(log.warn).toHaveBeenCalled();
});

test('broken marks are no marks', async () => {
  writeFileSync(join(folder(), 'marks.json'), '{"lists":"soon"');
  const store = await open();
  await store.set('/a', page('a', ['lists']), 720);
  expect(stale(await store.get('/a'))).toBe(false);
});
