import { Pauses } from './pauses';
import { Supervisor } from './supervisor';
import { type FakeChild, fakeFork } from './test-children';

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const ended = jest.fn();
let children: FakeChild[];
let release: string;

function open(processes: number): Supervisor {
  const fakes = fakeFork();
  children = fakes.children;
  const findRelease = () => release;
  return new Supervisor({ processes, fork: fakes.fork, findRelease, drainMs: 0, log, ended });
}

const child = (at: number): FakeChild => {
  const found = children[at];
  if (!found) throw new Error(`process ${at} was not started`);
  return found;
};

/** Two processes that take visitors. */
function openTwo(): Supervisor {
  const supervisor = open(2);
  supervisor.start();
  child(0).report('prepared');
  child(0).report('ready');
  child(1).report('ready');
  return supervisor;
}

const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const orders = () => children.map((one) => one.orders);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  release = '/a';
});
afterEach(() => jest.useRealTimers());

test('OP-02 pauses grow from a quarter of a second to 30 s, and begin anew after a minute of life', () => {
  const pauses = new Pauses();
  expect(Array.from({ length: 9 }, () => pauses.after(100))).toEqual([
    250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect([pauses.after(60_000), pauses.after(10)]).toEqual([250, 500]);
});

test('OP-02 the first process takes visitors as soon as it can answer, the others when they are ready', () => {
  open(3).start();
  expect(children).toHaveLength(1);
  child(0).report('prepared');
  expect(children).toHaveLength(3);
  child(1).report('prepared');
  child(2).report('ready');
  expect(orders()).toEqual([['listen'], [], ['listen']]);
});

test('OP-02 if the only process that takes visitors ends, one that can answer follows at once', () => {
  open(2).start();
  child(0).report('prepared');
  child(1).report('prepared');
  expect(orders()).toEqual([['listen'], []]);
  child(0).end(1);
  expect(child(1).orders).toEqual(['listen']);
});

test('OP-02 wrong settings end all at once', () => {
  open(2).start();
  child(0).end(1);
  expect(ended).toHaveBeenCalledWith(1);
  expect(children).toHaveLength(1);
});

test('OP-02 a process that ends is started anew at its place, later each time, and disturbs no other', async () => {
  openTwo();
  child(1).end(1);
  await later(249);
  expect(children).toHaveLength(2);
  await later(1);
  expect(child(2).start).toEqual({ place: 2, folder: '/a' });
  child(2).end(null, 'SIGKILL');
  await later(499);
  expect(children).toHaveLength(3);
  await later(1);
  expect(children).toHaveLength(4);
  expect(child(0)).toMatchObject({ orders: ['listen'], signals: [] });
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ pauseMs: 500 }), expect.any(String));
});

test('OP-02 a process without a sign of life for 30 s is killed and replaced', async () => {
  openTwo();
  await later(20_000);
  child(0).report('beat');
  await later(10_000);
  expect([child(0).signals, child(1).signals]).toEqual([[], ['SIGKILL']]);
  await later(250);
  expect(child(2).start.place).toBe(2);
});

test('OP-02 a release replaces one process after the other, each when its successor takes visitors', async () => {
  const supervisor = openTwo();
  release = '/b';
  supervisor.release();
  await later(0);
  expect(children.map(({ start }) => start.folder)).toEqual(['/a', '/a', '/b']);
  child(2).report('prepared');
  expect(orders().map((list) => list.includes('retire'))).toEqual([false, false, false]);
  child(2).report('ready');
  await later(0);
  expect(child(0).orders.at(-1)).toBe('retire');
  expect(child(1).orders.at(-1)).toBe('prepare-successor');
  child(3).report('ready');
  await later(0);
  expect(child(1).orders.at(-1)).toBe('retire');
  expect(log.info).toHaveBeenLastCalledWith({ folder: '/b' }, 'release: complete');
  // Those that retired are not missed; a new one is started again from its own release.
  child(0).end(0);
  child(1).end(0);
  release = '/c';
  child(3).end(1);
  await later(250);
  expect(children.slice(4).map(({ start }) => start)).toEqual([{ place: 2, folder: '/b' }]);
});

test.each([
  ['ends', () => child(2).end(1)],
  ['is not ready within a minute', () => later(60_000)],
])('OP-02 where the new process %s the old ones stay', async (_name, fail) => {
  const supervisor = openTwo();
  const beat = setInterval(() => {
    for (const one of children) one.report('beat');
  }, 1000);
  release = '/b';
  supervisor.release();
  await later(0);
  await fail();
  await later(0);
  clearInterval(beat);
  expect(children).toHaveLength(3);
  expect(orders().flat()).not.toContain('retire');
  expect(log.error).toHaveBeenCalledWith(
    { folder: '/b', goneBack: 0 },
    expect.stringContaining('did not become'),
  );
});

test('OP-02 a release that fails half-way is taken back', async () => {
  const supervisor = openTwo();
  release = '/b';
  supervisor.release();
  await later(0);
  child(2).report('ready');
  await later(0);
  child(3).end(1);
  await later(0);
  expect(child(4).start).toEqual({ place: 1, folder: '/a' });
  child(4).report('ready');
  await later(0);
  expect(child(2).orders.at(-1)).toBe('retire');
  expect(child(1).orders).not.toContain('retire');
});

test('OP-02 a folder without a release changes nothing', async () => {
  const fakes = fakeFork();
  children = fakes.children;
  let find = () => '/a';
  const findRelease = () => find();
  const supervisor = new Supervisor({ processes: 1, fork: fakes.fork, findRelease, drainMs: 0, log, ended });
  supervisor.start();
  child(0).report('ready');
  find = () => {
    throw new Error('no release');
  };
  supervisor.release();
  await later(0);
  expect(children).toHaveLength(1);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('OP-02 a stop ends all processes, starts none, and answers when the last one has ended', async () => {
  const supervisor = openTwo();
  child(1).end(1);
  supervisor.stop();
  expect(child(0).signals).toEqual(['SIGTERM']);
  expect(ended).toHaveBeenCalledWith(0);
  await later(60_000);
  expect(children).toHaveLength(2);
});

test('OP-02 metrics of all processes go to the one that was asked, without those that do not answer', async () => {
  openTwo();
  const asked = jest.spyOn(child(0), 'send');
  child(0).tell({ report: 'ask-metrics', question: 7 });
  expect(child(1).orders.at(-1)).toBe('send-metrics');
  child(1).tell({ report: 'metrics', question: 1, metrics: ['of two'] });
  expect(asked).toHaveBeenLastCalledWith({ order: 'take-metrics', question: 7, metrics: [['of two']] });
  child(0).tell({ report: 'ask-metrics', question: 8 });
  await later(1000);
  expect(asked).toHaveBeenLastCalledWith({ order: 'take-metrics', question: 8, metrics: [] });
});
