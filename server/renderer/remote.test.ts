import { MessageChannel } from 'node:worker_threads';
import { ownCounts } from '@/lib/gate/rate-limits';
import type { EntryStore } from '@/lib/runtime/entries';
import type { PageStore, Pages } from '@/lib/runtime/pages';
import { connect } from './channel';
import type { MainFunctions, RendererFunctions } from './contract';
import { offer } from './offer';
import { type Main, remoteCounts, remoteEntries, remotePages } from './remote';

/** A store each of whose methods answers its own name and what it was given. */
const echoing = <T extends object>(name: string): T =>
  new Proxy({} as T, {
    get:
      (_, method) =>
      (...args: unknown[]) =>
        Promise.resolve([name, method, ...args]),
  });

const { port1, port2 } = new MessageChannel();
const listening = jest.fn();
const keep = jest.fn();
const pages: Pages = {
  store: echoing('pages'),
  policyOf: () => '',
  revalidate: async (tags) => tags.length,
  log: { error: () => undefined },
};
const parts = {
  pages,
  files: echoing<EntryStore>('files'),
  snapshots: echoing<EntryStore>('snapshots'),
  pageData: { keep, find: async () => null },
  listening,
};
connect<RendererFunctions, MainFunctions>(port2, offer(parts));
const main: Main = connect<MainFunctions, RendererFunctions>(port1, {} as RendererFunctions);
afterAll(() => {
  port1.close();
  port2.close();
});

const entry = { value: Buffer.from('a'), tags: ['menu'], at: 1, freshUntil: 2 };
const page = { kind: 'APP_PAGE', html: '<p>字</p>' };

const PAGE_CALLS: [keyof PageStore, unknown[]][] = [
  ['get', ['/zh']],
  ['set', ['/zh', page, 300]],
  ['postpone', ['/zh', 10]],
  ['has', ['/zh']],
  ['peek', ['/zh']],
  ['withdraw', ['/zh', page]],
  ['mark', [['menu']]],
];
const ENTRY_CALLS: [keyof EntryStore, unknown[]][] = [
  ['peek', ['a']],
  ['peekShared', ['a']],
  ['read', ['a']],
  ['write', ['a', entry]],
  ['withdraw', ['a', ['menu']]],
  ['claim', ['a']],
];

test.each(PAGE_CALLS)('OP-04 the page store of the main thread is reached: %s', async (method, args) => {
  const remote = remotePages(main, () => 0);
  expect(await Reflect.apply(remote[method], remote, args)).toEqual(['pages', method, ...args]);
});

describe.each(['files', 'snapshots'] as const)('the %s of the main thread', (name) => {
  test.each(ENTRY_CALLS)('OP-04 are reached: %s', async (method, args) => {
    const remote = remoteEntries(main, name, true);
    expect(remote.isShared).toBe(true);
    const call = remote[method];
    if (typeof call !== 'function') throw new Error('not a method');
    expect(await Reflect.apply(call, remote, args)).toEqual([name, method, ...args]);
  });
});

test('OP-04 requests of a visitor are counted in the main thread', async () => {
  const take = jest.spyOn(ownCounts, 'take').mockResolvedValue(1500);
  const giveBack = jest.spyOn(ownCounts, 'giveBack').mockResolvedValue();
  expect(await remoteCounts(main).take('search', 'a')).toBe(1500);
  await remoteCounts(main).giveBack('search', 'a');
  expect([take.mock.calls, giveBack.mock.calls]).toEqual([[['search', 'a']], [['search', 'a']]]);
});

test('OP-03 a publication, data of a page and the start arrive, and metrics come back', async () => {
  expect(await main['publishing.revalidate'](['menu', 'lists'])).toBe(2);
  await main['pageData.keep']('hash', 'script');
  await main['process.listening']();
  expect([keep.mock.calls, listening.mock.calls]).toEqual([[['hash', 'script']], [[]]]);
  const [own] = await main['process.metrics']();
  expect(own?.map(({ name }) => name)).toContain('site_pages_stale_total');
});
