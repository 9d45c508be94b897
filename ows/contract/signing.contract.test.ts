import { createHash, createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { embedded } from './engines';
import { type Launched, launch, readyAddress, TEST_PACK } from './launch';

const SECRET = 'contract-test-secret';
const REFUSED = { code: 401, msg: '签名验证失败' };

type Call = {
  method?: string;
  path: string;
  query?: string;
  body?: string;
  app?: string;
  secret?: string;
  at?: number;
  nonce?: string;
};

/** Signs by the text of the contract, on purpose without the code under test. */
function headersFor({
  method = 'GET',
  path: callPath,
  query = '',
  body = '',
  ...rest
}: Call): Record<string, string> {
  const { app = 'haixu-site', secret = SECRET, at = Date.now(), nonce = randomUUID() } = rest;
  const digest = createHash('sha256').update(body).digest('hex');
  const canonical = [method, `/ows${callPath}`, query, digest, at, nonce].join('\n');
  return {
    'x-ows-app': app,
    'x-ows-timestamp': String(at),
    'x-ows-nonce': nonce,
    'x-ows-signature': createHmac('sha256', secret).update(canonical).digest('hex'),
  };
}

describe('signed calls', () => {
  let launched: Launched;
  let base: string;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'ows-test-'));
    await embedded.prepare(dataDir);
    launched = launch({ OWS_APP_SECRET: SECRET, OWS_DATA_DIR: dataDir, OWS_CONTENT_DIR: TEST_PACK });
    base = await readyAddress(launched);
  });
  afterAll(async () => {
    launched?.child.kill('SIGTERM');
    await launched?.ended;
    await rm(dataDir, { recursive: true, force: true });
  });

  const get = async (at: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(base + at, { headers });
    return { status: answer.status, body: await answer.json() };
  };

  test('CL-02 a signed call is answered, with a query and with a body', async () => {
    expect((await get('/menu/list', headersFor({ path: '/menu/list' }))).body.code).toBe(200);
    const query = 'pageNum=1&pageSize=3000';
    const list = headersFor({ path: '/dict/data/list', query });
    expect((await get('/dict/data/list?pageSize=3000&pageNum=1', list)).body.total).toBe(3);
    const body = '{"terType":"1","title":"公告"}';
    const headers = headersFor({ method: 'POST', path: '/content/queryContentPage', body });
    const url = `${base}/content/queryContentPage`;
    const init = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } };
    expect((await (await fetch(url, init)).json()).total).toBe(1);
  });

  test('CL-02 a multipart body is signed byte by byte', async () => {
    const body = '--x\r\ncontent-disposition: form-data; name="req"\r\n\r\n{\r\n--x--\r\n';
    const headers = headersFor({ method: 'POST', path: '/request/illegalSecurities', body });
    const init = {
      method: 'POST',
      body,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    };
    const answer = await fetch(`${base}/request/illegalSecurities`, init);
    expect(await answer.json()).toEqual({ code: 500, msg: '举报内容格式不正确' });
  });

  test('CL-02 the fields and files of a signed form arrive', async () => {
    const part = (text: string) => `--x\r\ncontent-disposition: form-data; ${text}\r\n`;
    const file = 'content-type: image/png\r\n\r\nno picture';
    const query = 'type=text';
    const { body: sum } = await get(`/captchaImage?${query}`, headersFor({ path: '/captchaImage', query }));
    const [left, sign, right] = sum.question.split(' ');
    const code = String(Number(left) + (sign === '+' ? 1 : -1) * Number(right));
    const req = JSON.stringify({ hdfw: 'a', wlmc: 'b', wllj: 'c', bxxs: 'd', code, uuid: sum.uuid });
    const body = `${part('name="req"')}\r\n${req}\r\n${part('name="files"; filename="a.png"')}${file}\r\n--x--\r\n`;
    const path = '/request/illegalSecurities';
    const headers = headersFor({ method: 'POST', path, body });
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await fetch(base + path, { method: 'POST', body, headers: { ...headers, ...type } });
    expect(await answer.json()).toEqual({ code: 500, msg: '只能上传png/pdf/jpg格式的文件' });
  });

  test('CL-02 files are signed too', async () => {
    const file = '/files/images/dot.png';
    expect((await get(file)).status).toBe(401);
    const answer = await fetch(base + file, { headers: headersFor({ path: file }) });
    expect(answer.headers.get('content-type')).toBe('image/png');
  });

  test('CL-02 without headers, with a wrong key, secret, path or an old clock: HTTP 401', async () => {
    const calls: Record<string, string>[] = [
      {},
      headersFor({ path: '/menu/list', app: 'other' }),
      headersFor({ path: '/menu/list', secret: 'guess' }),
      headersFor({ path: '/dict/data/list' }),
      headersFor({ path: '/menu/list', at: Date.now() - 301_000 }),
      headersFor({ path: '/menu/list', at: Date.now() + 305_000 }),
    ];
    for (const headers of calls)
      expect(await get('/menu/list', headers)).toEqual({ status: 401, body: REFUSED });
  });

  test('CL-02 a nonce is good once', async () => {
    const headers = headersFor({ path: '/menu/list' });
    expect((await get('/menu/list', headers)).status).toBe(200);
    expect(await get('/menu/list', headers)).toEqual({ status: 401, body: REFUSED });
  });

  test('CL-02 without a signature an unknown path is answered like a known one', async () => {
    expect((await get('/nothing')).status).toBe(401);
    expect((await get('/nothing', headersFor({ path: '/nothing' }))).status).toBe(404);
  });

  test('health needs no signature, and the fault switch is not there', async () => {
    const { origin } = new URL(base);
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    expect((await fetch(`${origin}/__faults`)).status).toBe(404);
    expect((await fetch(`${origin}/__submissions`)).status).toBe(404);
  });
});
