import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BackOffice, type Body, startBackOffice } from './back-office';
import { engines } from './engines';
import { TEST_PACK } from './launch';

const COMPLAINT = {
  userName: '张明',
  phone: '021-55501234',
  email: 'reader@example.com',
  adviceSummary: '咨询',
  adviceContent: '内容',
  info: 'x',
};
const REPORT = { hdfw: '微信群', wlmc: '账号', wllj: 'https://example.com/', bxxs: '说明', xm: '', lxfs: '' };

type Part = { name: string; bytes: Uint8Array<ArrayBuffer>; field?: string };

describe.each(engines())('forms on $name', (engine) => {
  let ows: BackOffice;
  let png: Uint8Array<ArrayBuffer>;

  beforeAll(async () => {
    ows = await startBackOffice(engine);
    png = new Uint8Array(await readFile(path.join(TEST_PACK, 'files/images/dot.png')));
  });
  afterAll(() => ows?.stop());

  const captcha = async () => {
    const { uuid } = await ows.get('/captchaImage');
    const { code } = await (await fetch(`${ows.origin}/__captcha/${uuid}`)).json();
    return { uuid, code } as { uuid: string; code: string };
  };
  const send = async (
    at: string,
    { fields, files = [] }: { fields: Record<string, string>; files?: Part[] },
  ): Promise<Body> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const { name, bytes, field = 'file' } of files) form.append(field, new Blob([bytes]), name);
    return (await fetch(ows.base + at, { method: 'POST', body: form })).json();
  };
  const complain = (fields: object, files?: Part[]) =>
    send('/advice/submit', { fields: { ...COMPLAINT, ...fields }, files });
  const report = (fields: object, files?: Part[]) =>
    send('/request/illegalSecurities', { fields: { req: JSON.stringify({ ...REPORT, ...fields }) }, files });
  const submissions = async (): Promise<Body[]> => (await fetch(`${ows.origin}/__submissions`)).json();

  test('CU-09 the captcha is a PNG in base64', async () => {
    const { code, captchaEnabled, img } = await ows.get('/captchaImage');
    expect([code, captchaEnabled]).toEqual([200, true]);
    expect(Buffer.from(img, 'base64').subarray(1, 4).toString()).toBe('PNG');
  });

  test('EL-14 a captcha is valid for ten minutes and says so', async () => {
    expect(await ows.get('/captchaImage')).toMatchObject({ expiresIn: 600 });
    expect(await ows.get('/captchaImage?type=text')).toMatchObject({ expiresIn: 600 });
  });

  test('CU-09 the alternative to a picture is a sum, checked by the same rules', async () => {
    const { uuid, question } = await ows.get('/captchaImage?type=text');
    const [left, sign, right] = question.split(' ');
    const code = String(Number(left) + (sign === '+' ? 1 : -1) * Number(right));
    expect((await complain({ uuid, code: '0' })).msg).toBe('验证码错误');
    expect((await complain({ uuid, code })).msg).toBe('验证码已失效');
    const fresh = await ows.get('/captchaImage?type=text');
    const { code: right2 } = await (await fetch(`${ows.origin}/__captcha/${fresh.uuid}`)).json();
    expect((await complain({ uuid: fresh.uuid, code: right2 })).code).toBe(200);
    expect(await ows.get('/captchaImage')).not.toHaveProperty('question');
  });

  test('CU-07 a wrong code is reported before any problem of the files', async () => {
    const { uuid } = await captcha();
    const html = new TextEncoder().encode('<script>alert(1)</script>');
    expect((await report({ uuid, code: '----' }, [{ name: 'a.png', bytes: html }])).msg).toBe('验证码错误');
  });

  test('CU-08 a complaint is stored with its attachment under a generated name', async () => {
    const answer = await complain(await captcha(), [{ name: '证据.png', bytes: png }]);
    expect(answer).toMatchObject({ code: 200, data: { success: true } });
    const stored = (await submissions()).find((one) => one.id === answer.data.id);
    expect(stored).toMatchObject({ kind: 'advice', fields: { ...COMPLAINT } });
    expect(stored.files[0]).toMatchObject({
      originalName: '证据.png',
      contentType: 'image/png',
      size: png.length,
    });
    const bytes = await readFile(path.join(ows.dataDir, 'uploads', stored.files[0].storedName));
    expect(new Uint8Array(bytes)).toEqual(png);
  });

  test('CU-09 a captcha is good for one try, right or wrong', async () => {
    const used = await captcha();
    expect((await complain(used)).code).toBe(200);
    expect(await complain(used)).toEqual({ code: 500, msg: '验证码已失效' });
    const guessed = await captcha();
    expect(await complain({ ...guessed, code: '----' })).toEqual({ code: 500, msg: '验证码错误' });
    expect(await complain(guessed)).toEqual({ code: 500, msg: '验证码已失效' });
  });

  test('CU-09 capitals do not matter in a captcha', async () => {
    const { uuid, code } = await captcha();
    expect((await complain({ uuid, code: code.toUpperCase() })).code).toBe(200);
  });

  test('CU-08 missing and malformed fields are named and cost no captcha', async () => {
    const fresh = await captcha();
    expect(await complain({ ...fresh, email: 'nobody' })).toEqual({
      code: 500,
      msg: '请输入格式正确的邮箱地址',
    });
    expect(await complain({ ...fresh, userName: ' ' })).toEqual({ code: 500, msg: '请输入姓名' });
    expect((await complain(fresh)).code).toBe(200);
  });

  test('CU-08 a complaint file over 5 MB is refused', async () => {
    const big = new Uint8Array(5 * 1024 * 1024 + 1);
    big.set(png);
    expect(await complain(await captcha(), [{ name: 'a.png', bytes: big }])).toEqual({
      code: 500,
      msg: '附件大小不能超过5MB',
    });
  });

  test('CU-07 a report with five files is stored', async () => {
    const files = Array.from({ length: 5 }, (_, at) => ({ name: `${at}.png`, bytes: png, field: 'files' }));
    expect(await report(await captcha(), files)).toMatchObject({ code: 200, data: { success: true } });
    const stored = (await submissions()).filter((one) => one.kind === 'illegalSecurities').at(-1);
    expect(stored.files).toHaveLength(5);
    expect(stored.fields).not.toHaveProperty('code');
  });

  test('CU-07 the req part may be a JSON blob', async () => {
    const form = new FormData();
    const req = { ...REPORT, ...(await captcha()) };
    form.append('req', new Blob([JSON.stringify(req)], { type: 'application/json' }));
    const answer = await fetch(`${ows.base}/request/illegalSecurities`, { method: 'POST', body: form });
    expect(await answer.json()).toMatchObject({ code: 200, data: { success: true } });
  });

  test('CU-07 files are judged by content, name, size and number', async () => {
    const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
    const refused = async (files: Part[]) => (await report(await captcha(), files)).msg;
    expect(await refused([{ name: 'a.png', bytes: html }])).toBe('只能上传png/pdf/jpg格式的文件');
    expect(await refused([{ name: 'a?.png', bytes: png }])).toBe('文件名包含特殊字符');
    expect(await refused([{ name: 'a.png', bytes: new Uint8Array(10 * 1024 * 1024 + 1) }])).toBe(
      '上传的文件大小不能超过10MB',
    );
    expect(await refused(Array.from({ length: 6 }, () => ({ name: 'a.png', bytes: png })))).toBe(
      '上传的文件不能超过5个',
    );
  });

  test('CU-07 a request over 20 MB is refused', async () => {
    const bytes = new Uint8Array(9 * 1024 * 1024);
    bytes.set(png);
    const files = Array.from({ length: 3 }, () => ({ name: 'a.png', bytes }));
    expect(await report(await captcha(), files)).toEqual({ code: 500, msg: '请求内容不能超过20MB' });
  });

  test('CU-07 a report without its carrier or with a broken req is refused', async () => {
    expect(await report({ ...(await captcha()), hdfw: '' })).toEqual({ code: 500, msg: '请选择被举报载体' });
    const broken = await send('/request/illegalSecurities', { fields: { req: '{' } });
    expect(broken).toEqual({ code: 500, msg: '举报内容格式不正确' });
  });

  test('RT-06 saveUserInfo answers an info of its own, which getUserInfo then knows', async () => {
    const { data } = await ows.post('/advice/saveUserInfo', { info: 'from the sign-in' });
    expect(data.info).toMatch(/^[\w-]{20,}$/);
    expect((await ows.post('/advice/getUserInfo', { info: data.info })).data.authFlag).toBe(true);
    expect((await ows.post('/advice/getUserInfo', {})).data).toMatchObject({
      authFlag: false,
      directUrl: expect.stringMatching(/^https:/),
    });
    expect(await ows.post('/advice/saveUserInfo', { info: '' })).toEqual({ code: 500, msg: '用户信息无效' });
  });
});
