/** @jest-environment node */
import { log } from '@/lib/runtime/log';
import { type BackOffice, startBackOffice } from '@/testing/back-office';
import { forgetFailures } from '@/testing/discipline';
import { get, post } from '@/testing/relay-requests';

let office: BackOffice;
let relay: typeof import('./relay').relay;

beforeAll(async () => {
  office = await startBackOffice({
    // Short for the one answer that never comes, and long enough for the others on a machine that stands still.
    OWS_TIMEOUT_MS: '3000',
    OWS_PAGE_TIMEOUT_MS: '3000',
    RATE_SEARCH_PER_MINUTE: '1000',
    RATE_FORMS_PER_MINUTE: '1000',
  });
  ({ relay } = await import('./relay'));
});
afterAll(() => office.close());
let warned: jest.SpyInstance;
beforeEach(() => {
  forgetFailures();
  office.received = [];
  office.answerJson({ code: 200, msg: 'ok' });
  warned = jest.spyOn(log, 'warn').mockImplementation();
});
afterEach(() => warned.mockRestore());

const CONTENT = '/content/queryContentPage';
const QUOTES = '/market/v1/20100001';
const SEARCH = '/rest/v2/publicOpinionSearch';
const sent = () => JSON.parse(office.received.at(-1)?.body.toString() ?? 'null');

test.each([
  '/content/queryContentPagePre',
  '/advice/saveUserInfo',
  '/system/user/list',
  '/menu/list/',
  '/toString',
  '/files/../menu/list',
  '/files/',
])('CL-03 %s is none of the calls', async (path) => {
  for (const request of [get(path), post(path, {})]) {
    const answer = await relay(path.startsWith('/files') ? get(path) : request, path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ code: 404, msg: '请求地址出错' });
  }
  expect(office.received).toEqual([]);
});

test.each([
  ['/menu/list', 'POST', 'GET'],
  ['/captchaImage', 'HEAD', 'GET'],
  [CONTENT, 'GET', 'POST'],
  [CONTENT, 'DELETE', 'POST'],
  ['/files/a.png', 'POST', 'GET, HEAD'],
])('CL-03 %s does not know %s', async (path, method, allow) => {
  const answer = await relay(new Request(`https://site.example/ows${path}`, { method }), path);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  expect(await answer.json()).toMatchObject({ code: 405 });
});

test('CL-03 fields that the contract does not name stay here, and no header of the visitor goes on', async () => {
  office.answerJson({ code: 200, rows: [], total: 0, stack: 'secret', token: 'x' });
  const body = { terType: 1, menuKey: '1,2', pageSize: '10', isAdmin: true, params: { dataScope: '1=1' } };
  const visitor = { cookie: 'a=b', authorization: 'Bearer x', 'user-agent': 'spy', 'x-ows-app': 'forged' };
  const answer = await relay(post(CONTENT, body, visitor), CONTENT);
  expect(sent()).toEqual({ terType: '1', menuKey: '1,2', pageNum: 1, pageSize: 10 });
  const { headers } = office.received[0] ?? { headers: {} };
  expect(headers).toMatchObject({ 'x-ows-app': 'haixu-site', accept: 'application/json' });
  expect(JSON.stringify(headers)).not.toMatch(/spy|Bearer|a=b|forged/);
  expect(await answer.json()).toEqual({ code: 200, msg: '', rows: [], total: 0 });
});

test('CL-03 no header of the back office comes back', async () => {
  office.answer = (response) =>
    response
      .writeHead(200, { 'set-cookie': 'admin=1', server: 'x', 'x-powered-by': 'y' })
      .end('{"code":200}');
  const answer = await relay(post('/software/queryPage', {}), '/software/queryPage');
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
});

test.each([
  [CONTENT, { pageSize: 101 }],
  [CONTENT, { id: '1 or 1=1' }],
  [CONTENT, { id: '9223372036854775808' }],
  [CONTENT, { id: '1'.repeat(20) }],
  [CONTENT, { year: '0000' }],
  [CONTENT, { year: '2101' }],
  ...['title', 'menuKey', 'customLable', 'pcCode', 'h5Code', 'newCode', 'attriCode'].map(
    (name): [string, unknown] => [CONTENT, { [name]: 'a\u0000b' }],
  ),
  ...['categoryType', 'filterName', 'showTag'].map((name): [string, unknown] => [
    CONTENT,
    { [name]: 'a\u001fb' },
  ]),
  ['/content/queryContentList', { title: 'a\u0000b' }],
  [SEARCH, { searchType: '29', searchContent: 'a\u0000b' }],
  ['/software/queryPage', { name: 'a\u0000b' }],
  [
    '/thrift/service',
    { FUNC_ID: 'W12501304', SERVICE_NAME: 'OWSSGGZJUniEmployeeService', KEYWORD: 'a\u0000b' },
  ],
  [CONTENT, { title: 'x'.repeat(201) }],
  [CONTENT, { terType: '5' }],
  [CONTENT, { menuKey: { a: 1 } }],
  [CONTENT, ['x']],
  [CONTENT, null],
  ['/content/queryContentList', { title: ' ' }],
  [QUOTES, { items: [] }],
  [QUOTES, { items: [{ code: '../x' }] }],
  [SEARCH, { searchType: '31', searchContent: 'x' }],
  [SEARCH, { searchType: '29', searchContent: '' }],
  ['/thrift/service', { FUNC_ID: 1 }],
])('CL-03 %s with %j is refused with 400', async (path, body) => {
  expect((await relay(post(path, body), path)).status).toBe(400);
  expect(office.received).toEqual([]);
});

test('CL-03 only the services of the contract are asked, with their own fields', async () => {
  const path = '/thrift/service';
  const service = { FUNC_ID: 'W12501303', SERVICE_NAME: 'OWSSGGZJUniEmployeeService' };
  await relay(post(path, { ...service, KEYWORD: '张', PAGE_NO: 2, COMP_ID: '9', HACK: 1 }), path);
  expect(sent()).toEqual({ ...service, KEYWORD: '张', PAGE_NO: '2', PAGE_SIZE: '10' });
  const wrong = [
    { ...service, FUNC_ID: 'W99999999' },
    { ...service, SERVICE_NAME: 'OWSSGGZJCommissionService' },
  ];
  for (const body of wrong) expect((await relay(post(path, body), path)).status).toBe(404);
  expect(office.received).toHaveLength(1);
});

test('CL-03 quotes go out with the content type and message type of the market call', async () => {
  await relay(
    post(QUOTES, { items: [{ code: 'SH601211' }] }, { 'content-type': 'application/gm+json' }),
    QUOTES,
  );
  expect(office.received[0]?.headers).toMatchObject({
    'content-type': 'application/gm+json',
    'x-gm-message-type': '20100001',
  });
  expect(sent()).toEqual({
    items: [{ code: 'SH601211' }],
    date_time: '',
    mask_flag: { market_data: true, ta_info: true },
  });
});

test('CL-03 equal searches share an answer, different ones do not', async () => {
  office.answerJson({ code: 200, data: { results: [], total: 0 } });
  const ask = (searchContent: string) => {
    const body = { searchType: '29', searchContent, pageSize: '10', pageNumber: '1', terType: '1' };
    return relay(post(SEARCH, body), SEARCH);
  };
  await Promise.all([ask('年报'), ask(' 年报 ')]);
  await ask('年报');
  expect(office.received).toHaveLength(1);
  await ask('公告');
  expect(office.received).toHaveLength(2);
});

test('CL-03 a failed call is asked again', async () => {
  const path = '/endict/data/list';
  office.answerJson({ code: 500, msg: '系统繁忙' });
  await relay(get(path), path);
  office.answerJson({ code: 200, rows: [], total: 0 });
  const answer = await relay(get(path), path);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(office.received.map(({ url }) => url)).toEqual(Array(2).fill(`/ows${path}?pageNum=1&pageSize=3000`));
});

test('CL-03 what belongs to one visitor is neither shared nor kept', async () => {
  const paths = ['/captchaImage', '/advice/getUserInfo'] as const;
  const requests = [() => get(paths[0]), () => post(paths[1], { info: 'abc' })] as const;
  for (const [at, path] of paths.entries()) {
    const answers = await Promise.all([1, 2].map(() => relay((requests[at] ?? requests[0])(), path)));
    for (const answer of answers) expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect(office.received).toHaveLength(4);
});

test('CL-03 a body of another type is refused with 415, beyond 64 KB with 413, cut JSON with 400', async () => {
  const plain = await relay(post(CONTENT, {}, { 'content-type': 'text/plain' }), CONTENT);
  const form = await relay(post('/advice/submit', {}), '/advice/submit');
  expect([plain.status, form.status]).toEqual([415, 415]);
  expect((await relay(post(CONTENT, { title: 'x'.repeat(70_000) }), CONTENT)).status).toBe(413);
  const init = {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
  };
  const cut = new Request(`https://site.example/ows${CONTENT}`, { ...init, body: '{"title":' });
  expect((await relay(cut, CONTENT)).status).toBe(400);
  expect(office.received).toEqual([]);
});

test('CL-03 a page of another site is refused before anything is asked', async () => {
  const answer = await relay(post(CONTENT, {}, { origin: 'https://evil.example' }), CONTENT);
  expect(await answer.json()).toEqual({ code: 403, msg: '拒绝访问' });
  expect(office.received).toEqual([]);
});

test.each([
  ['an answer too late', () => undefined, 504, '网关超时'],
  ['a broken connection', (r) => r.socket?.destroy(), 502, '网关错误'],
  ['a page of HTML', (r) => r.end('<html>maintenance</html>'), 502, '网关错误'],
  ['no body', (r) => r.end(), 502, '网关错误'],
  ['a list', (r) => r.end('[1]'), 502, '网关错误'],
  [
    'a redirect',
    (r) => r.writeHead(302, { location: 'http://127.0.0.1/x' }).end('{"code":200}'),
    502,
    '网关错误',
  ],
  ['HTTP 401', (r) => r.writeHead(401).end('{"code":401,"msg":"签名错误"}'), 502, '网关错误'],
  ['HTTP 404', (r) => r.writeHead(404).end('{"code":404,"msg":"x"}'), 502, '网关错误'],
  ['HTTP 429', (r) => r.writeHead(429).end(), 503, '服务不可用'],
  ['HTTP 500', (r) => r.writeHead(500).end('{"code":500,"msg":"java.lang.Error"}'), 500, '服务器内部错误'],
  ['HTTP 503', (r) => r.writeHead(503).end('<html>'), 503, '服务不可用'],
  ['far too much', (r) => r.end(`{"code":200,"data":"${'x'.repeat(11 * 1024 * 1024)}"}`), 502, '网关错误'],
] as [string, BackOffice['answer'], number, string][])(
  'CL-03 CL-06 %s is answered by a code of the catalogue',
  async (_what, answer, code, msg) => {
    office.answer = answer;
    const path = '/software/queryPage';
    const failed = await relay(post(path, {}), path);
    expect(failed.status).toBe(code);
    expect(await failed.json()).toEqual({ code, msg });
    expect(failed.headers.get('cache-control')).toBe('no-store');
    expect(warned.mock.calls).toEqual([
      [
        { call: '/software/queryPage', failure: expect.any(String), code: expect.any(Number) },
        expect.any(String),
      ],
    ]);
  },
);

test('CL-06 the words of the back office are passed on the way it says them', async () => {
  office.answerJson({ code: '601', msg: '验证码已失效', trace: 'x' });
  const answer = await relay(post('/advice/getUserInfo', {}), '/advice/getUserInfo');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ code: 601, msg: '验证码已失效' });
  expect(warned).not.toHaveBeenCalled();
});

test('CL-06 an English page is answered in English', async () => {
  const answer = await relay(get('/nothing', { referer: 'https://site.example/en/search?q=x' }), '/nothing');
  expect(await answer.json()).toEqual({ code: 404, msg: 'The requested address does not exist' });
});

test('CL-03 files keep their validators; active ones are caged, and redirects end here', async () => {
  office.answer = (response) =>
    response
      .writeHead(200, { 'content-type': 'image/svg+xml', etag: '"1"', 'set-cookie': 'a=b' })
      .end('<svg/>');
  const file = await relay(get('/files/a.svg', { range: 'bytes=0-9', cookie: 'a=b' }), '/files/a.svg');
  expect(office.received[0]?.headers).toMatchObject({ range: 'bytes=0-9' });
  expect(office.received[0]?.headers.cookie).toBeUndefined();
  expect(file.headers.get('etag')).toBe('"1"');
  expect(file.headers.get('set-cookie')).toBeNull();
  expect(file.headers.get('content-security-policy')).toContain('sandbox');
  office.answer = (response) => response.writeHead(302, { location: 'http://127.0.0.1/x' }).end();
  expect((await relay(get('/files/b.png'), '/files/b.png')).status).toBe(502);
});

test('CL-03 a call that failed in a row is answered at once, with when to come again', async () => {
  office.answer = (response) => response.destroy();
  const path = '/software/queryPage';
  const answers = [];
  for (const at of [1, 2, 3, 4, 5, 6, 7]) answers.push(await relay(post(path, { pageNum: at }), path));
  expect(answers.map(({ status }) => status)).toEqual([502, 502, 502, 502, 502, 503, 503]);
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('5');
  expect(await answers.at(-1)?.json()).toEqual({ code: 503, msg: '服务不可用' });
  expect(office.received).toHaveLength(5);
});

test('CL-03 wrong captchas of some visitors do not keep others from sending forms', async () => {
  office.answerJson({ code: 500, msg: '验证码错误' });
  const path = '/advice/getUserInfo';
  for (let at = 0; at < 8; at += 1) {
    expect(await (await relay(post(path, {}), path)).json()).toEqual({ code: 500, msg: '验证码错误' });
  }
});
