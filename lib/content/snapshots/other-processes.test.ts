import { LIFETIMES, TAGS } from '@/lib/base/cache';
import { decodeMenu } from '@/lib/ows/contract/raw';
import type { EntryStore, FoundEntry } from '@/lib/runtime/entries';
import { setProcessState } from '@/lib/runtime/process-state';
import { publish } from '@/testing/marks';
import { answerMenu, menuRow, seam, startAnew } from '@/testing/seam';
import { getMenu } from '../site/menu';
import { confirmSnapshot, expireSharedSnapshots } from './shared-snapshot';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const LIFETIME_MS = LIFETIMES.shared * 1000;
const quiet = () => new Promise((resolve) => setImmediate(resolve));
const paths = async () => (await getMenu('zh')).map(({ path }) => path);

let now: number;
let shared: FoundEntry | null;
/** A store whose other processes offer what `shared` holds. */
const store: EntryStore = {
  isShared: true,
  peek: async () => null,
  peekShared: jest.fn(async () => shared),
  read: async () => shared,
  write: jest.fn(async () => true),
  withdraw: async () => true,
  claim: async () => true,
};

/** The menu as another process loaded it so long ago. */
function offer(path: string, age = 0, state: FoundEntry['state'] = 'fresh'): void {
  const at = now - age;
  const value = decodeMenu({ data: [menuRow(1, path)] });
  shared = { value, tags: [TAGS.menu], at, freshUntil: at + LIFETIME_MS, state };
}

beforeEach(() => {
  startAnew();
  setProcessState('snapshots', store);
  jest.mocked(store.peekShared).mockImplementation(async () => shared);
  jest.mocked(store.write).mockResolvedValue(true);
  now = 1_000_000_000;
  shared = null;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  answerMenu(menuRow(1, 'old'));
});
afterEach(() => jest.restoreAllMocks());

test('DT-01 a process that starts takes what another one has loaded, without a call', async () => {
  offer('theirs', 60_000);
  expect(await Promise.all([paths(), paths()])).toEqual([['/theirs'], ['/theirs']]);
  expect(seam.fetchMenu).not.toHaveBeenCalled();
});

test.each(['stale', 'invalidated'] as const)(
  'DT-01 a shared snapshot that is %s is no news',
  async (state) => {
    offer('theirs', 60_000, state);
    expect(await paths()).toEqual(['/old']);
    expect(seam.fetchMenu).toHaveBeenCalledTimes(1);
  },
);

test('DT-02 it serves all the same while the back office is down', async () => {
  offer('theirs', 10 * LIFETIME_MS, 'stale');
  seam.fetchMenu.mockRejectedValue(new Error('down'));
  expect(await paths()).toEqual(['/theirs']);
});

test('DT-01 what is loaded is stored for the other processes, with its tag', async () => {
  await paths();
  const entry = expect.objectContaining({ tags: [TAGS.menu], at: now, freshUntil: now + LIFETIME_MS });
  expect(store.write).toHaveBeenCalledWith('snapshot:menu', entry);
});

test('DT-01 after its lifetime, and after a publication, the snapshot of another process spares a call', async () => {
  await paths();
  now += LIFETIME_MS + 1;
  offer('second', 5);
  await paths();
  await quiet();
  expect(await paths()).toEqual(['/second']);
  now += 1000;
  publish(TAGS.menu);
  now += 1;
  offer('third');
  expect(await paths()).toEqual(['/third']);
  expect(seam.fetchMenu).toHaveBeenCalledTimes(1);
});

test('DT-01 after a publication a snapshot of before it is not taken', async () => {
  await paths();
  now += 1000;
  publish(TAGS.menu);
  offer('before', 500, 'invalidated');
  answerMenu(menuRow(1, 'new'));
  now += 1;
  expect(await paths()).toEqual(['/new']);
});

test('CL-07 an expired snapshot is replaced by the back office alone', async () => {
  await paths();
  now += 1000;
  offer('theirs');
  expireSharedSnapshots();
  await paths();
  await quiet();
  expect(seam.fetchMenu).toHaveBeenCalledTimes(2);
});

test('CL-06 that the menu is there is confirmed by the back office, not by another process', async () => {
  offer('theirs', 60_000);
  await paths();
  const load = jest.fn(async () => [{}]);
  await confirmSnapshot({ name: 'menu', tag: TAGS.menu, lifetimeMs: LIFETIME_MS, load });
  expect(load).toHaveBeenCalledTimes(1);
});
