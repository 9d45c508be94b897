import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOOK_AGAIN_MS, listTag, SECOND_LOOK_MS } from '@/lib/runtime/emptied';
import { openStore } from './open-store';
import { page } from './test-pages';

const MB = 1024 * 1024;

let folder: string;
let time: number;
const now = () => time;
const open = async () => (await openStore({ folder, memoryBytes: MB, diskBytes: MB, now })).pages;

/** Whether the framework would take the answer for stale. */
const stale = (found: { lastModified: number; cacheControl: { revalidate: number } } | null) =>
  found !== null && found.lastModified + found.cacheControl.revalidate * 1000 < time;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  time = 1_800_000_000_000;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('CL-06 a list that had entries and has none', () => {
  const list = (isEmpty: boolean) => ['lists', 'pages', listTag('q', isEmpty)];
  const full = page('full', list(false));
  const empty = page('empty', [...list(true), listTag('other', false)]);
  const html = async (store: Awaited<ReturnType<typeof open>>) => (await store.get('/a'))?.value.html ?? null;
  const said = {
    'an emptied page': (store: Awaited<ReturnType<typeof open>>) => store.set('/a', empty, 300),
    'a page that is missing': (store: Awaited<ReturnType<typeof open>>) => store.withdraw('/a', empty),
  };

  describe.each(Object.entries(said))('%s', (_what, say) => {
    const believed = 'empty';

    test('is not believed at the first look, and looked at again soon', async () => {
      const store = await open();
      await store.set('/a', full, 300);
      time += 300_000;
      await say(store);
      expect(await html(store)).toBe('full');
      expect(stale(await store.get('/a'))).toBe(false);
      time += LOOK_AGAIN_MS;
      expect(stale(await store.get('/a'))).toBe(true);
    });

    test('is believed at a second look a while later, also over a restart', async () => {
      const store = await open();
      await store.set('/a', full, 300);
      await say(store);
      time += SECOND_LOOK_MS - 1;
      const again = await open();
      await say(again);
      expect(await html(again)).toBe('full');
      time += 1;
      await say(again);
      expect(await html(again)).toBe(believed);
    });

    test('is not believed after a restart either, when the stored page had entries', async () => {
      await (await open()).set('/a', full, 300);
      time += 10 * SECOND_LOOK_MS;
      const again = await open();
      await say(again);
      expect(await html(again)).toBe('full');
    });

    test('is believed at once when a publication has named it since the page was made', async () => {
      const store = await open();
      await store.mark(['lists']);
      time += 1;
      await store.set('/a', full, 300);
      await say(store);
      expect(await html(store)).toBe('full');
      await store.mark(['lists']);
      await say(store);
      expect(await html(store)).toBe(believed);
    });

    test('is no news after all pages were marked stale', async () => {
      const store = await open();
      await store.set('/a', full, 300);
      time += 1;
      await store.mark(['pages']);
      await say(store);
      expect(await html(store)).toBe('full');
    });
  });

  test('is forgotten when the entries come back in between', async () => {
    const store = await open();
    await store.set('/a', full, 300);
    await store.set('/a', empty, 300);
    time += SECOND_LOOK_MS;
    await store.set('/a', page('full again', list(false)), 300);
    await store.set('/a', empty, 300);
    expect(await html(store)).toBe('full again');
  });

  test('is an ordinary page where it never had entries, or where another list is asked for', async () => {
    const store = await open();
    await store.set('/a', page('none yet', list(true)), 300);
    await store.set('/a', empty, 300);
    expect(await html(store)).toBe('empty');
    await store.set('/b', page('full', ['lists', listTag('x', false)]), 300);
    await store.set('/b', page('filtered', list(true)), 300);
    expect((await store.get('/b'))?.value.html).toBe('filtered');
  });
});
