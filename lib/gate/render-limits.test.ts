/** @jest-environment node */
import { setProcessState } from '@/lib/runtime/process-state';
import { SOCKET_HEADER } from './client-address';

Object.assign(process.env, {
  OWS_APP_SECRET: 'secret-of-the-test',
  SITE_SECRET: 'sixteen-characters',
  RATE_DRAWS_PER_MINUTE: '3',
  RATE_SEARCH_PER_MINUTE: '2',
  UNCOUNTED_NETWORKS: '66.249.64.0/19, 2001:4860::/32',
});

let gate: typeof import('./render-limits');
const stored = new Set<string>();
const isStored = async (internal: string) => stored.has(internal);

/** Admits one visitor; returns the status that the visitor gets. */
const admit = (url: string, address = '1.1.1.1', bypassesStore = false) =>
  gate.admit({ url, headers: { [SOCKET_HEADER]: address }, bypassesStore }, isStored);

/** Visits of one moment: those that wait for their turn are let in one by one while the event loop is free. */
async function together<T>(visits: readonly Promise<T>[]): Promise<T[]> {
  await jest.advanceTimersByTimeAsync(1000);
  return Promise.all(visits);
}

/** The same with the rendering finished at once. */
async function renderOnce(url: string, address?: string) {
  const admission = await admit(url, address);
  if (admission.kind === 'render') admission.done();
  return admission;
}

beforeEach(async () => {
  for (const key of [
    'env',
    'renders',
    'returnableTurns',
    'rendersOfVisitors',
    'renderAdmissions',
    'renderQueue',
    'rateLimiters',
  ] as const)
    setProcessState(key, undefined);
  stored.clear();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.resetModules();
  gate = await import('./render-limits');
});
afterEach(() => jest.useRealTimers());

test('M2 renderings of pages that are not stored are limited per visitor and minute; others are served', async () => {
  for (const name of ['a', 'b', 'c']) expect((await renderOnce(`/no-${name}`)).kind).toBe('render');
  expect(await renderOnce('/no-d')).toEqual({ kind: 'refused', status: 429, seconds: 60 });
  expect((await renderOnce('/no-d', '2.2.2.2')).kind).toBe('render');
});

test('M2 stored pages are free, also for a visitor over his limit', async () => {
  stored.add('/zh/desktop/-/terms');
  for (const name of ['a', 'b', 'c', 'd']) await renderOnce(`/no-${name}`);
  for (let times = 0; times < 10; times += 1) expect((await renderOnce('/terms')).kind).toBe('free');
});

test('OP-04 a stored page is not free where only the framework can answer, not even while another visitor waits', async () => {
  stored.add('/zh/desktop/-/terms');
  const visit = () => admit('/terms?_rsc=1', '1.1.1.1', true);
  const kinds = (await together([visit(), visit(), visit(), visit()])).map(({ kind }) => kind);
  expect(kinds).toEqual(['render', 'render', 'render', 'refused']);
  gate.noteStored('/zh/desktop/-/terms');
  expect((await visit()).kind).toBe('refused');
  expect((await admit('/terms')).kind).toBe('free');
});

test('M2 reading the whole site is not limited: stored pages do not count', async () => {
  for (let id = 1; id <= 20; id += 1) {
    expect((await renderOnce(`/detail?id=${id}`)).kind).toBe('render');
    gate.noteStored(`/zh/desktop/type=news&id=${id}/detail`);
    await Promise.resolve();
  }
});

test('M2 a turn is given back for a page that is stored soon, not later', async () => {
  for (const name of ['a', 'b', 'c']) await renderOnce(`/no-${name}`);
  jest.advanceTimersByTime(10_001);
  gate.noteStored('/zh/desktop/-/no-a');
  expect((await renderOnce('/no-d')).kind).toBe('refused');
});

test('M2 concurrent requests for a cold page are one rendering', async () => {
  const first = await admit('/terms');
  for (let visitor = 0; visitor < 500; visitor += 1) expect((await admit('/terms')).kind).toBe('free');
  if (first.kind === 'render') first.done();
  expect((await admit('/terms')).kind).toBe('render');
});

test('M2 beyond 96 concurrent renderings every visitor gets 503 with Retry-After', async () => {
  const all = await together(
    Array.from({ length: 96 }, (_, at) => admit(at % 2 ? `/no-${at}` : '/verify', `9.9.9.${at}`)),
  );
  expect(all.filter(({ kind }) => kind === 'render')).toHaveLength(96);
  expect(await admit('/no-more', '8.8.8.8')).toEqual({ kind: 'refused', status: 503, seconds: 10 });
  const [first] = all;
  if (first?.kind === 'render') first.done();
  const [next] = await together([admit('/no-more', '8.8.8.8')]);
  expect(next?.kind).toBe('render');
});

test('OP-04 what a full queue refuses is not counted against the visitor', async () => {
  const all = await together(Array.from({ length: 96 }, (_, at) => admit(`/no-${at}`, `9.9.9.${at}`)));
  const refused = await Promise.all(
    Array.from({ length: 10 }, (_, at) => admit(`/no-more-${at}`, '8.8.8.8')),
  );
  expect(refused.map((one) => one.kind === 'refused' && one.status)).toEqual(Array(10).fill(503));
  for (const one of all) if (one.kind === 'render') one.done();
  for (const name of ['a', 'b', 'c'])
    expect((await renderOnce(`/no-${name}`, '8.8.8.8')).kind).toBe('render');
});

test('SE-03 searches by address are counted as searches', async () => {
  for (const question of ['a', 'b']) expect((await renderOnce(`/search?q=${question}`)).kind).toBe('render');
  expect(await renderOnce('/search?q=c')).toMatchObject({ kind: 'refused', status: 429 });
  expect((await renderOnce('/no-a')).kind).toBe('render');
});

test.each(['66.249.66.1', '::ffff:66.249.66.1', '2001:4860::1'])(
  'M2 renderings for configured networks are not counted: %s',
  async (address) => {
    for (let at = 0; at < 10; at += 1) expect((await renderOnce(`/no-${at}`, address)).kind).toBe('render');
  },
);

test('M2 the limit holds when all requests arrive in one moment', async () => {
  const all = await together(Array.from({ length: 100 }, (_, at) => admit(`/no-${at}`, `9.9.8.${at}`)));
  expect(all.filter(({ kind }) => kind === 'render')).toHaveLength(96);
  expect(all.filter(({ kind }) => kind === 'refused')).toHaveLength(4);
});

test('M2 one visitor has at most 64 concurrent renderings, and refused requests take no slot', async () => {
  process.env.RATE_DRAWS_PER_MINUTE = '1000';
  jest.resetModules();
  setProcessState('env', undefined);
  setProcessState('rateLimiters', undefined);
  gate = await import('./render-limits');
  const all = await together(Array.from({ length: 80 }, (_, at) => admit(`/no-${at}`)));
  expect(all.filter(({ kind }) => kind === 'render')).toHaveLength(64);
  expect(all.at(-1)).toEqual({ kind: 'refused', status: 429, seconds: 1 });
  for (const admission of all) if (admission.kind === 'render') admission.done();
  expect((await renderOnce('/no-later')).kind).toBe('render');
  process.env.RATE_DRAWS_PER_MINUTE = '3';
});

test('M2 requests for a cold page that arrive in one moment are one rendering', async () => {
  const all = await Promise.all(Array.from({ length: 500 }, () => admit('/terms')));
  expect(all.filter(({ kind }) => kind === 'render')).toHaveLength(1);
  expect(all.filter(({ kind }) => kind === 'free')).toHaveLength(499);
});

test('M2 equal requests in one moment are no way past the limit', async () => {
  for (const name of ['a', 'b', 'c']) await renderOnce(`/no-${name}`);
  const all = await Promise.all(Array.from({ length: 10 }, () => admit('/no-d')));
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['refused']));
  const other = await Promise.all([admit('/no-e'), admit('/no-e', '2.2.2.2'), admit('/no-e')]);
  expect(other.map(({ kind }) => kind)).toEqual(['refused', 'render', 'refused']);
});
