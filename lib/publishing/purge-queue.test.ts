import { type ServerStub, startServerStub } from '@/testing/server-stub';
import { PurgeQueue } from './purge-queue';
import { type PurgeOutcome, sendPurge } from './send-purge';

describe('the queue', () => {
  let outcomes: PurgeOutcome[];
  let sent: string[][];
  let noted: string[];
  let queue: PurgeQueue;

  beforeEach(() => {
    jest.useFakeTimers();
    outcomes = [];
    sent = [];
    noted = [];
    queue = new PurgeQueue({
      async send(tags) {
        sent.push([...tags]);
        return outcomes.shift() ?? 'sent';
      },
      noted: (outcome, tags) => noted.push(`${outcome} ${tags}`),
    });
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
