import { byKeys } from './by-keys';
import { openStore } from './open-store';
import { page } from './test-pages';

const KEY = '/$/en/desktop/-/terms';
const ADDRESS = '/en/desktop/-/terms';

async function setUp() {
  const log = { warn: jest.fn(), info: jest.fn() };
  const opened = await openStore({ folder: '/dev/null/none', memoryBytes: 1e6, diskBytes: 1e6, log });
  const watchers = { stored: jest.fn(), ended: jest.fn() };
  return { store: byKeys(opened.pages, watchers), pages: opened.pages, ...watchers };
}

test('SP-01 the key of the framework stands for the internal address', async () => {
  const { store, pages, stored, ended } = await setUp();
  await store.set(KEY, page('terms'), 720);
  expect((await pages.get(ADDRESS))?.value.html).toBe('terms');
  expect((await store.get(KEY))?.value.html).toBe('terms');
  expect((await store.peek(KEY))?.html).toBe('terms');
  expect(await store.has(KEY)).toBe(true);
  for (const report of [stored, ended]) expect(report.mock.calls).toEqual([[ADDRESS]]);
});

test('CL-06 a rendering has ended, too, when it failed or the page is gone', async () => {
  const { store, stored, ended } = await setUp();
  expect(await store.postpone(KEY, 10)).toBe(false);
  await store.withdraw(KEY, { ...page('none'), status: 404 });
  expect(ended.mock.calls).toEqual([[ADDRESS], [ADDRESS]]);
  expect(stored).not.toHaveBeenCalled();
});
