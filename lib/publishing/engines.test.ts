import { type ServerStub, startServerStub } from '@/testing/server-stub';
import { enginesOf, notifyEngine } from './engines';

const KEY = 'key-of-the-test';
const TOKEN = 'tokenOfTheTest';
const URLS = ['https://site.example/a', 'https://site.example/en/a?b=1&c=2'];

let server: ServerStub;

beforeAll(async () => {
  server = await startServerStub((response) => response.end('{}'));
});
afterAll(() => server.close());
beforeEach(() => {
  server.received = [];
  server.answer = (response) => response.end('{}');
});

const engines = () =>
  enginesOf({
    siteUrl: 'https://site.example',
    indexNow: { key: KEY, url: `${server.origin}/indexnow` },
    baiduPush: { token: TOKEN, url: `${server.origin}/urls` },
  });
const notify = async (name: string) => {
  const engine = engines().find((one) => one.name === name);
  return engine && notifyEngine(engine, URLS);
};
const says = (status: number, body = '', headers = {}) => {
  server.answer = (response) => response.writeHead(status, headers).end(body);
};

test('without settings no engine is notified', () => {
  expect(enginesOf({ siteUrl: 'https://site.example', indexNow: null, baiduPush: null })).toEqual([]);
});

test('IndexNow gets host, key and where the key stands', async () => {
  expect(await notify('indexnow')).toEqual({ kind: 'sent', status: 200 });
  expect(JSON.parse(String(server.received[0]?.body))).toEqual({
    host: 'site.example',
    key: KEY,
    keyLocation: 'https://site.example/indexnow.txt',
    urlList: URLS,
  });
});

test('Baidu gets one address a line, with site and token in the query', async () => {
  expect(await notify('baidu')).toEqual({ kind: 'sent', status: 200 });
  expect(server.received.map(({ url, body }) => ({ url, body: String(body) }))).toEqual([
    { url: `/urls?site=${encodeURIComponent('https://site.example')}&token=${TOKEN}`, body: URLS.join('\n') },
  ]);
});

test.each([
  ['indexnow', 202, '', {}, { kind: 'sent', status: 202 }],
  ['indexnow', 403, '', {}, { kind: 'refused', status: 403 }],
  ['indexnow', 422, '', {}, { kind: 'refused', status: 422 }],
  ['indexnow', 429, '', { 'retry-after': '120' }, { kind: 'again', status: 429, delayMs: 120_000 }],
  ['indexnow', 429, '', { 'retry-after': 'soon' }, { kind: 'again', status: 429, delayMs: 0 }],
  ['indexnow', 503, '', {}, { kind: 'again', status: 503, delayMs: 0 }],
  ['indexnow', 302, '', { location: 'https://elsewhere.example/' }, { kind: 'refused', status: 302 }],
  ['baidu', 401, '{"error":401,"message":"token is not valid"}', {}, { kind: 'refused', status: 401 }],
  ['baidu', 400, '{"error":400,"message":"site error"}', {}, { kind: 'refused', status: 400 }],
  [
    'baidu',
    400,
    '{"error":400,"message":"over quota"}',
    {},
    { kind: 'again', status: 400, delayMs: 6 * 3_600_000 },
  ],
  ['baidu', 500, 'x'.repeat(100_000), {}, { kind: 'again', status: 500, delayMs: 0 }],
])('%s answering %i %s %j', async (name, status, body, headers, outcome) => {
  says(status, body, headers);
  expect(await notify(name)).toEqual(outcome);
});

test('an engine that hangs up is retried later', async () => {
  server.answer = (response) => response.destroy();
  expect(await notify('indexnow')).toEqual({ kind: 'again', status: 0, delayMs: 0 });
});

test('an engine that does not answer in time is retried later', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await notify('indexnow')).toEqual({ kind: 'again', status: 0, delayMs: 0 });
  expect(limit).toHaveBeenCalledWith(10_000);
  limit.mockRestore();
});
