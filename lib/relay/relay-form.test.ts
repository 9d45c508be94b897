/** @jest-environment node */
import { log } from '@/lib/runtime/log';
import { type BackOffice, startBackOffice } from '@/testing/back-office';
import { post } from '@/testing/relay-requests';

let office: BackOffice;
let relay: typeof import('./relay').relay;

beforeAll(async () => {
  office = await startBackOffice({ RATE_FORMS_PER_MINUTE: '1000', OWS_TIMEOUT_MS: '20000' });
  ({ relay } = await import('./relay'));
});
afterAll(() => office.close());
beforeEach(() => {
  office.received = [];
  office.answerJson({ code: 200, msg: 'ok', data: { success: true } });
});

const COMPLAINT = '/advice/submit';
const REPORT = '/request/illegalSecurities';
const MB = 1024 * 1024;

function form(parts: Record<string, string | Blob | (string | Blob)[]>): FormData {
  const made = new FormData();
  for (const [name, values] of Object.entries(parts))
    for (const value of [values].flat()) made.append(name, value);
  return made;
}

/** The form as the back office reads it. */
function received(): Promise<FormData> {
  const { headers, body } = office.received.at(-1) ?? { headers: {}, body: Buffer.alloc(0) };
  return new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
}

const png = (bytes = 10, name = 'a.png') => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

test('CL-03 a complaint is rebuilt from its fields and its file', async () => {
  const parts = {
    userName: ' 张三 ',
    phone: '13800000000',
    role: 'admin',
    other: png(),
    file: png(3, '证据.png'),
  };
  const answer = await relay(post(COMPLAINT, form(parts)), COMPLAINT);
  expect(await answer.json()).toEqual({ code: 200, msg: 'ok', data: { success: true } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const passed = await received();
  expect([...passed.keys()]).toEqual(['userName', 'phone', 'file']);
  expect(passed.get('userName')).toBe('张三');
  expect(passed.get('file')).toMatchObject({ name: '证据.png', size: 3, type: 'image/png' });
});

test.each([
  ['text', (json: string) => json],
  ['a JSON part', (json: string) => new Blob([json], { type: 'application/json' })],
])('CL-03 a report sends its fields as one JSON part, given as %s, and its files', async (_how, make) => {
  const req = make(JSON.stringify({ hdfw: '网站', wlmc: 'x', code: 'ab12', uuid: 'u', admin: 1 }));
  await relay(post(REPORT, form({ req, files: [png(1), png(2)], extra: 'x' })), REPORT);
  const passed = await received();
  expect([...passed.keys()]).toEqual(['req', 'files', 'files']);
  const part = passed.get('req');
  if (part === null || typeof part === 'string') throw new Error('req is not marked as JSON');
  expect(part.type).toBe('application/json');
  expect(JSON.parse(await part.text())).toEqual({ hdfw: '网站', wlmc: 'x', code: 'ab12', uuid: 'u' });
});

test('CL-03 a file input left empty sends nothing on; names lose their path', async () => {
  await relay(post(COMPLAINT, form({ file: new File([], '') })), COMPLAINT);
  expect([...(await received()).keys()]).toEqual([]);
  await relay(post(COMPLAINT, form({ file: png(1, '../../etc/x"y.png') })), COMPLAINT);
  expect((await received()).get('file')).toMatchObject({ name: 'xy.png' });
});

test.each([
  ['a file beyond 10 MB', COMPLAINT, () => form({ file: png(10 * MB + 1) }), 413],
  ['more than 20 MB', REPORT, () => form({ req: '{}', files: [png(9 * MB), png(9 * MB), png(3 * MB)] }), 413],
  ['two files where one is wanted', COMPLAINT, () => form({ file: [png(), png()] }), 400],
  ['eleven files', REPORT, () => form({ req: '{}', files: Array(11).fill(png()) }), 400],
  ['a swarm of parts', COMPLAINT, () => form({ userName: Array(60).fill('x') }), 400],
  ['a text far too long', COMPLAINT, () => form({ adviceContent: 'x'.repeat(10_001) }), 400],
  ['no req', REPORT, () => form({ files: png() }), 400],
  ['a req that is no JSON', REPORT, () => form({ req: '{' }), 400],
] as const)('CL-03 %s is refused', async (_what, path, make, status) => {
  expect((await relay(post(path, make()), path)).status).toBe(status);
  expect(office.received).toEqual([]);
});

test.each([
  ['without a boundary', 'multipart/form-data'],
  ['that is none', 'multipart/form-data; boundary=x'],
])('CL-03 a form %s is refused', async (_what, type) => {
  expect((await relay(post(COMPLAINT, 'not a form', { 'content-type': type }), COMPLAINT)).status).toBe(400);
});

test('CL-03 files of nearly 20 MB pass', async () => {
  const parts = { req: '{}', files: [png(9 * MB), png(9 * MB)] };
  expect((await relay(post(REPORT, form(parts)), REPORT)).status).toBe(200);
  expect((await received()).getAll('files')).toHaveLength(2);
});

test('CL-06 a refused captcha has the message of the back office; no input is logged', async () => {
  const logs = (['info', 'warn', 'error'] as const).map((level) =>
    jest.spyOn(log, level).mockImplementation(),
  );
  office.answerJson({ code: 500, msg: '验证码错误' });
  const answer = await relay(post(COMPLAINT, form({ phone: '13800000000' })), COMPLAINT);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ code: 500, msg: '验证码错误' });
  office.answer = (response) => response.socket?.destroy();
  expect((await relay(post(COMPLAINT, form({ phone: '13800000000' })), COMPLAINT)).status).toBe(502);
  expect(JSON.stringify(logs.map(({ mock }) => mock.calls))).not.toContain('138');
  expect(log.warn).toHaveBeenCalledTimes(1);
  for (const spy of logs) spy.mockRestore();
});
