import { type ServerStub, startServerStub } from '@/testing/server-stub';
import { type Purge, PurgeQueue } from './purge-queue';
import { type PurgeOutcome, sendPurge } from './send-purge';

describe('the queue', () => {
  let outcomes: PurgeOutcome[];
  let sent: string[][];
  let noted: string[];
  let hangs: boolean;
  let queue: PurgeQueue;

  /** The file of the queue, as the next process would adopt it; null if it cannot be read. */
  let stored: Purge[] | null;

  const start = () =>
    new PurgeQueue({
      async send(tags) {
        sent.push([...tags]);
        return hangs ? new Promise(() => undefined) : (outcomes.shift() ?? 'sent');
      },
      noted: (outcome, tags) => noted.push(`${outcome} ${tags}`),
      file: {
        adopt: () => ({ entries: structuredClone(stored ?? []), isWhole: stored !== null }),
        write(purges) {
          stored = [...purges];
        },
      },
    });

  beforeEach(() => {
    jest.useFakeTimers();
    outcomes = [];
    sent = [];
    noted = [];
    stored = [];
    hangs = false;
    queue = start();
  });
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  test('OP-07 a publication is told at once, and once more when every process knows of it', async () => {
    queue.add(['article:7', 'lists']);
    expect(sent).toEqual([['article:7', 'lists']]);
    await pass(2999);
    expect(sent).toHaveLength(1);
    await pass(60_000);
    expect(sent).toEqual([
      ['article:7', 'lists'],
      ['article:7', 'lists'],
    ]);
    expect(noted).toEqual(['sent 2', 'sent 2']);
  });

  test('OP-07 publications while a message is under way go together in the next one', async () => {
    queue.add(['a']);
    queue.add(['b']);
    queue.add(['c', 'b']);
    await pass(0);
    expect(sent).toEqual([['a'], ['b', 'c']]);
  });

  test('OP-07 a cache that does not answer is tried again, with what was published meanwhile', async () => {
    outcomes = ['again', 'again', 'again'];
    queue.add(['a']);
    await pass(1000);
    expect(sent).toEqual([['a'], ['a']]);
    await pass(500);
    queue.add(['b']);
    await pass(0);
    expect(sent.at(-1)).toEqual(['a', 'b']);
    await pass(1000);
    expect(sent.at(-1)).toEqual(['a', 'b']);
    expect(noted).toEqual(['again 1', 'again 1', 'again 2', 'sent 2']);
  });

  test('OP-07 it is given up after half an hour, and begins anew with the next publication', async () => {
    outcomes = Array(40).fill('again');
    queue.add(['a']);
    await pass(3_600_000);
    expect([sent.length, noted.at(-1)]).toEqual([40, 'given-up 1']);
    queue.add(['b']);
    expect(sent.at(-1)).toEqual(['b']);
  });

  test('OP-07 what an ended process left is tried as often as any other, even after a purge was given up', async () => {
    outcomes = Array(43).fill('again');
    queue.add(['a']);
    await pass(3_600_000);
    stored = [{ tag: 'b', due: Date.now(), until: Date.now() }];
    queue.adopt();
    await pass(60_000);
    expect(noted.slice(39)).toEqual(['given-up 1', 'again 1', 'again 1', 'again 1', 'sent 1']);
  });

  test('OP-07 a refusal is final', async () => {
    outcomes = ['refused', 'refused'];
    queue.add(['a']);
    await pass(60_000);
    expect(noted).toEqual(['refused 1', 'refused 1']);
  });

  test('OP-07 more than a hundred tags are all pages', async () => {
    queue.add(Array.from({ length: 101 }, (_, at) => `article:${at}`));
    expect(sent).toEqual([['pages']]);
  });

  /** Ends the process at once, and starts another one after `ms`. */
  async function restart(ms: number): Promise<void> {
    jest.clearAllTimers();
    const left = structuredClone(stored);
    await pass(ms);
    [stored, sent] = [left, []];
    queue = start();
  }

  test('OP-07 what a cache had to be told is sent by the next process, and then forgotten', async () => {
    outcomes = ['again'];
    queue.add(['a']);
    queue.add(['b']);
    await pass(0);
    await restart(60_000);
    await pass(60_000);
    expect([sent, stored]).toEqual([[['a', 'b']], []]);
  });

  test('OP-07 the second message survives a restart, and comes no earlier', async () => {
    queue.add(['a']);
    await pass(1000);
    await restart(500);
    await pass(1499);
    expect(sent).toEqual([]);
    await pass(60_000);
    expect([sent, stored]).toEqual([[['a']], []]);
  });

  test('OP-07 a process that ends while it sends leaves the tags', async () => {
    hangs = true;
    queue.add(['a']);
    expect(stored).toMatchObject([{ tag: 'a' }]);
    hangs = false;
    await restart(0);
    await pass(60_000);
    expect(sent).toEqual([['a'], ['a']]);
  });

  test('OP-07 what a process leaves that ends meanwhile is sent, and delays nothing that waits here', async () => {
    queue.add(['a', 'b']);
    await pass(1000);
    stored = [
      { tag: 'a', due: Date.now() + 2500, until: Date.now() + 2500 },
      { tag: 'c', due: 0, until: 0 },
    ];
    queue.adopt();
    await pass(0);
    expect(sent.slice(1)).toEqual([['c']]);
    await pass(2000);
    expect(sent.slice(2)).toEqual([['a', 'b']]);
    await pass(60_000);
    expect([sent.slice(3), stored]).toEqual([[['a']], []]);
  });

  test('OP-07 of a file that cannot be read, all pages are purged', async () => {
    stored = null;
    queue = start();
    await pass(60_000);
    expect([sent, stored]).toEqual([[['pages']], []]);
  });

  test('OP-07 an old file is sent at once, and one of a clock that was ahead within seconds', async () => {
    stored = [
      { tag: 'old', due: 1, until: 2 },
      { tag: 'ahead', due: Date.now() + 1e9, until: Date.now() + 1e9 },
    ];
    queue = start();
    await pass(0);
    expect(sent).toEqual([['old']]);
    await pass(3000);
    expect([sent, stored]).toEqual([[['old'], ['ahead']], []]);
  });

  test('OP-07 a tag that is published again while it is sent is sent again at once', async () => {
    queue.add(['a']);
    queue.add(['a']);
    await pass(0);
    expect(sent).toEqual([['a'], ['a']]);
  });
});

describe('a message', () => {
  let server: ServerStub;
  beforeAll(async () => {
    server = await startServerStub((response) => response.end('{}'));
  });
  afterAll(() => server.close());

  const send = () =>
    sendPurge({ url: `${server.origin}/purge`, header: ['Fastly-Key', 'key-of-the-test'] }, [
      'article:7',
      'lists',
    ]);

  test('OP-07 has the tags in both forms, and the header that authorises it', async () => {
    expect(await send()).toBe('sent');
    const [{ url, headers, body }] = server.received.slice(-1) as [(typeof server.received)[number]];
    expect([url, headers?.['surrogate-key'], headers?.['fastly-key'], JSON.parse(String(body))]).toEqual([
      '/purge',
      'article:7 lists',
      'key-of-the-test',
      { tags: ['article:7', 'lists'] },
    ]);
  });

  test.each([
    [200, 'sent'],
    [204, 'sent'],
    [302, 'refused'],
    [401, 'refused'],
    [404, 'refused'],
    [408, 'again'],
    [429, 'again'],
    [503, 'again'],
  ])('OP-07 answered %d is %s', async (status, outcome) => {
    server.answer = (response) => response.writeHead(status).end();
    expect(await send()).toBe(outcome);
  });

  test('OP-07 a connection that breaks is tried again', async () => {
    server.answer = (response) => response.destroy();
    expect(await send()).toBe('again');
  });
});
