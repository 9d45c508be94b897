import { LOOK_AGAIN_MS, listTag, SECOND_LOOK_MS } from '@/lib/runtime/emptied';
import { storesInFolder } from './test-opened';
import { page } from './test-pages';

const { clock, stale, open: openStores } = storesInFolder();
const open = async () => (await openStores()).pages;

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
      clock.time += 300_000;
      await say(store);
      expect(await html(store)).toBe('full');
      expect(stale(await store.get('/a'))).toBe(false);
      clock.time += LOOK_AGAIN_MS;
      expect(stale(await store.get('/a'))).toBe(true);
    });

    test('is believed at a second look a while later, also over a restart', async () => {
      const store = await open();
      await store.set('/a', full, 300);
      await say(store);
      clock.time += SECOND_LOOK_MS - 1;
      const again = await open();
      await say(again);
      expect(await html(again)).toBe('full');
      clock.time += 1;
      await say(again);
      expect(await html(again)).toBe(believed);
    });

    test('is not believed after a restart either, when the stored page had entries', async () => {
      await (await open()).set('/a', full, 300);
      clock.time += 10 * SECOND_LOOK_MS;
      const again = await open();
      await say(again);
      expect(await html(again)).toBe('full');
    });

    test('is believed at once when a publication has named it since the page was made', async () => {
      const store = await open();
      await store.mark(['lists']);
      clock.time += 1;
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
      clock.time += 1;
      await store.mark(['pages']);
      await say(store);
      expect(await html(store)).toBe('full');
    });
  });

  test('is forgotten when the entries come back in between', async () => {
    const store = await open();
    await store.set('/a', full, 300);
    await store.set('/a', empty, 300);
    clock.time += SECOND_LOOK_MS;
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
