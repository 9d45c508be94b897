import { type APIRequestContext, expect, test } from '@playwright/test';
import { askJson, backOffice, expectFailure, fromPage } from './support/relay';
import { WORDS } from './support/words';

const ERRORS = WORDS.zh.errors;
const EMPLOYEES = 'OWSSGGZJUniEmployeeService';
const SEARCH = { searchType: '29', searchContent: '公告', pageSize: '10', pageNumber: '1', terType: '1' };
const MB = 1024 * 1024;

/** The answer of each call to a page, and the field that must be a list. */
const READS: [path: string, body: object | null, list: string][] = [
  ['/menu/list', null, 'data'],
  ['/dict/data/list?pageNum=1&pageSize=3000', null, 'rows'],
  ['/endict/data/list?pageNum=1&pageSize=3000', null, 'rows'],
  ['/content/queryContentPage', { terType: '1', pageNum: 1, pageSize: 10 }, 'rows'],
  ['/content/queryContentList', { terType: '1', title: '95521' }, 'data'],
  ['/thrift/service', { FUNC_ID: 'W12501304', SERVICE_NAME: EMPLOYEES, PROVINCE_NAME: '上海市' }, 'data'],
  ['/market/v1/20100001', { items: [{ code: 'SH601211' }, { code: 'HK02611' }] }, 'data.items'],
  ['/rest/v2/publicOpinionSearch', SEARCH, 'data.results'],
  ['/software/queryPage', { pageNum: 1, pageSize: 100, name: '' }, 'rows'],
];

test('CL-03 a page is answered every call that browsers may make', async ({ page }) => {
  await page.goto('/terms');
  for (const [path, body, list] of READS) {
    const answer = await page.evaluate(
      async ([to, data]) => {
        const json = { 'content-type': 'application/json' };
        const init = data ? { method: 'POST', headers: json, body: JSON.stringify(data) } : {};
        const response = await fetch(`/ows${to}`, init);
        return { status: response.status, body: await response.json() };
      },
      [path, body] as const,
    );
    expect(answer, path).toMatchObject({ status: 200, body: { code: 200 } });
    const found = list.split('.').reduce((value, name) => value?.[name], answer.body);
    expect(Array.isArray(found), `${path}: ${list}`).toBe(true);
  }
});

test('CL-03 unpublished articles are never returned, whatever the request', async ({ request }) => {
  const bodies = [{}, { status: '1' }, { queryDeatil: '1', pageSize: 100 }];
  for (const body of bodies) {
    const { rows } = await (await askJson(request, '/content/queryContentPage', body)).json();
    expect(rows.length).toBeGreaterThan(0);
    for (const { status } of rows) expect(String(status)).toBe('5');
  }
});

test('CL-03 no other call is passed on', async ({ request }) => {
  const paths = ['/content/queryContentPagePre', '/advice/saveUserInfo', '/system/user/list', '/__faults'];
  for (const path of paths) {
    await expectFailure(await askJson(request, path, { info: 'x' }), { status: 404, msg: ERRORS['404'] });
    await expectFailure(await request.get(`/ows${path}`), { status: 404, msg: ERRORS['404'] });
  }
  const service = { FUNC_ID: 'W99999999', SERVICE_NAME: EMPLOYEES };
  const answer = await askJson(request, '/thrift/service', service);
  await expectFailure(answer, { status: 404, msg: ERRORS['404'] });
});

test('CL-03 other methods are answered with Allow', async ({ request }) => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST']) {
    const answer = await request.fetch('/ows/menu/list', { method, headers: fromPage() });
    expect(answer.headers().allow).toBe('GET');
    await expectFailure(answer, { status: 405, msg: ERRORS['405'] });
  }
  const answer = await request.get('/ows/rest/v2/publicOpinionSearch');
  expect(answer.headers().allow).toBe('POST');
  expect(answer.status()).toBe(405);
});

test('CL-03 pages of other sites may not post', async ({ request }) => {
  const foreign: Record<string, string>[] = [
    {},
    { origin: 'https://evil.example' },
    { ...fromPage(), 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const answer = await request.post('/ows/software/queryPage', { data: {}, headers });
    await expectFailure(answer, { status: 403, msg: ERRORS['403'] });
  }
});

test('CL-03 bodies are checked: form, type, size', async ({ request }) => {
  const path = '/content/queryContentPage';
  const send = (data: string, type = 'application/json') =>
    request.post(`/ows${path}`, { data, headers: { ...fromPage(), 'content-type': type } });
  await expectFailure(await send('{"pageSize":5000}'), { status: 400, msg: ERRORS['400'] });
  await expectFailure(await send('{"pageSize":'), { status: 400, msg: ERRORS['400'] });
  await expectFailure(await send('pageSize=5', 'application/x-www-form-urlencoded'), {
    status: 415,
    msg: ERRORS['415'],
  });
  const big = JSON.stringify({ title: 'x'.repeat(65 * 1024) });
  await expectFailure(await send(big), { status: 413, msg: ERRORS['413'] });
});

test('CL-03 answers carry nothing of the back office but their content', async ({ request }) => {
  const answer = await askJson(request, '/software/queryPage', {});
  const headers = answer.headers();
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  for (const name of ['server', 'x-powered-by', 'set-cookie', 'etag']) expect(headers[name]).toBeUndefined();
  expect((await request.get('/ows/captchaImage')).headers()['cache-control']).toBe('no-store');
  expect((await request.get('/ows/menu/list')).headers()['cache-control']).toBe('public, max-age=60');
});

for (const [locale, path] of [
  ['zh', '/terms'],
  ['en', '/en/terms'],
] as const) {
  test(`CL-06 errors are in the language of the page (${locale})`, async ({ page }) => {
    await page.goto(path);
    const answer = await page.evaluate(async () => (await fetch('/ows/nothing')).json());
    expect(answer).toEqual({ code: 404, msg: WORDS[locale].errors['404'] });
  });
}

test('CL-06 the language a browser would like does not count', async ({ request }) => {
  const headers = { ...fromPage('/terms'), 'accept-language': 'en' };
  await expectFailure(await request.get('/ows/nothing', { headers }), { status: 404, msg: ERRORS['404'] });
});

/** They read the store of the back office, so they run only where the journeys started it. */
function withReference() {
  const REPORT = { hdfw: '网站', wlmc: '假冒账号', wllj: 'https://example.com/', bxxs: '经由转发的举报' };

  function image(size: number): Blob {
    const bytes = new Uint8Array(size);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52]);
    return new Blob([bytes], { type: 'image/png' });
  }

  async function solved(request: APIRequestContext): Promise<{ uuid: string; code: string }> {
    const { uuid } = await (await request.get('/ows/captchaImage')).json();
    const { code } = await (await request.get(`${backOffice()}/__captcha/${uuid}`)).json();
    return { uuid, code };
  }

  function report(fields: object, files: Blob[]): FormData {
    const form = new FormData();
    form.append('req', new Blob([JSON.stringify(fields)], { type: 'application/json' }));
    files.forEach((file, at) => void form.append('files', file, `证据${at}.png`));
    return form;
  }

  test('CL-03 a report with 18 MB of files arrives whole', async ({ request }) => {
    const marker = `转发-${test.info().testId}-${Date.now()}`;
    const fields = { ...REPORT, wlmc: marker, ...(await solved(request)), isAdmin: '1' };
    const answer = await request.post('/ows/request/illegalSecurities', {
      multipart: report(fields, [image(9 * MB), image(9 * MB)]),
      headers: fromPage(),
    });
    expect(await answer.json()).toMatchObject({ code: 200, data: { success: true } });
    expect(answer.headers()['cache-control']).toBe('no-store');
    const stored: { fields: Record<string, string>; files: { size: number; originalName: string }[] }[] =
      await (await request.get(`${backOffice()}/__submissions`)).json();
    const mine = stored.find((one) => one.fields.wlmc === marker);
    expect(mine?.fields).not.toHaveProperty('isAdmin');
    expect(mine?.files.map(({ size }) => size)).toEqual([9 * MB, 9 * MB]);
    expect(mine?.files.map(({ originalName }) => originalName).sort()).toEqual(['证据0.png', '证据1.png']);
  });

  test('CL-03 files beyond 10 MB and requests beyond 20 MB are refused', async ({ request }) => {
    for (const files of [[image(10 * MB + 1)], [image(9 * MB), image(9 * MB), image(3 * MB)]]) {
      const answer = await request.post('/ows/request/illegalSecurities', {
        multipart: report(REPORT, files),
        headers: fromPage(),
      });
      await expectFailure(answer, { status: 413, msg: ERRORS['413'] });
    }
  });

  test('CL-06 a refused complaint has the message of the back office', async ({ request }) => {
    const { uuid } = await solved(request);
    const multipart = {
      userName: '张明',
      phone: '021-55501234',
      email: 'reader@example.com',
      adviceSummary: '咨询',
      adviceContent: '内容',
      code: 'wrong',
      uuid,
    };
    const answer = await request.post('/ows/advice/submit', { multipart, headers: fromPage() });
    await expectFailure(answer, { status: 200, code: 500, msg: '验证码错误' });
  });

  test('CL-03 a visitor beyond the limit must wait, and cannot pose as another', async ({ request }) => {
    const address = `198.51.100.${1 + (Date.now() % 250)}`;
    const submit = (turn: number) =>
      request.post('/ows/advice/submit', {
        headers: {
          ...fromPage(),
          'x-forwarded-for': `10.0.0.${turn}, ${address}`,
          'x-client-address': `10.1.0.${turn}`,
        },
      });
    const statuses: number[] = [];
    for (let turn = 1; turn <= 61; turn += 1) statuses.push((await submit(turn)).status());
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([415]));
    const refused = await submit(62);
    await expectFailure(refused, { status: 429, msg: ERRORS['429'] });
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
    const other = await request.post('/ows/advice/submit', { headers: fromPage() });
    expect(other.status()).toBe(415);
  });
}

if (!process.env.BASE_URL) withReference();
