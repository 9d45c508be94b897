import { seal } from '@/lib/gate/sealed';
import { isValidToken } from '@/lib/gate/tokens';
import { saveUserInfo } from '@/lib/ows/contract/calls';
import { fetchUserInfo } from '@/lib/ows/contract/visitor';
import { log } from '@/lib/runtime/log';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/contract/visitor');

const SECRET = 'sixteen-characters';
Object.assign(process.env, { OWS_APP_SECRET: 'secret-of-the-test', SITE_SECRET: SECRET });
process.env.RATE_FORMS_PER_MINUTE = '1000';

const { complaintByLink, complaintByScript } =
  jest.requireActual<typeof import('./complaint-access')>('./complaint-access');

const ACCESS = 'http://localhost:3000/api/complaint-access?lang=en';
const SIGN_IN = 'https://passport.example.com/complaints';
const user = jest.mocked(fetchUserInfo);
const save = jest.mocked(saveUserInfo);
const answer = (known: boolean, directUrl = SIGN_IN, info = '') =>
  user.mockResolvedValue({ isIdentified: known, info, directUrl });
const cookie = (info: string) =>
  `complaint_info=${seal(info, { secret: SECRET, purpose: 'complaint_info', seconds: 60 })}`;

const byLink = (headers: Record<string, string> = {}) => complaintByLink(new Request(ACCESS, { headers }));
const byScript = (body: object, headers: Record<string, string> = {}) =>
  complaintByScript(
    new Request(ACCESS, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify(body),
    }),
  );

beforeEach(() => {
  user.mockReset();
  save.mockReset().mockResolvedValue('saved');
  jest
    .spyOn(log, 'warn')
    .mockReset()
    .mockImplementation(() => undefined);
});

test('CU-02 a visitor without a session is redirected to sign in at a configured host', async () => {
  answer(false);
  const response = await byLink();
  expect([response.status, response.headers.get('location')]).toEqual([303, SIGN_IN]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await (await byScript({})).json()).toEqual({ kind: 'away', to: SIGN_IN });
});

test.each([
  'https://evil.example/',
  'https://passport.example.com@evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '',
])('CU-02 no visitor is redirected to %s', async (directUrl) => {
  answer(false, directUrl);
  expect((await byLink()).headers.get('location')).toBe('/en/customer-hotline#sign-in-first');
  expect(await (await byScript({})).json()).toEqual({ kind: 'unidentified' });
  expect(JSON.stringify(jest.mocked(log.warn).mock.calls)).not.toContain('evil');
});

test('CU-02 a visitor with a session goes to the form with the stored info', async () => {
  answer(true);
  const response = await byScript({ info: 'stored' });
  expect(user).toHaveBeenCalledWith('stored');
  expect(save).toHaveBeenCalledWith('stored');
  expect(await response.json()).toEqual({ kind: 'form', info: 'saved', to: '/en/online-complaints' });
  const cookies = response.headers.getSetCookie();
  const token = /^complaint=([^;]+)/.exec(cookies[0] ?? '')?.[1];
  expect(await isValidToken({ secret: SECRET, purpose: 'complaint', token })).toBe(true);
  expect(cookies.join()).not.toContain('saved');
  for (const text of cookies) expect(text).toMatch(/Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax/);
});

test('CU-02 without a script the info comes from the sealed cookie', async () => {
  answer(true);
  const response = await byLink({ cookie: `a=b; ${cookie('sealed')}` });
  expect(user).toHaveBeenCalledWith('sealed');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('location.replace("/en/online-complaints")');
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'sha256-[^']+'/);
});

test('CU-02 known with neither: the info of the answer serves, and without one the hotline explains', async () => {
  answer(true, SIGN_IN, 'answered');
  expect(await (await byScript({})).json()).toMatchObject({ kind: 'form' });
  expect(save).toHaveBeenCalledWith('answered');
  answer(true);
  expect((await byLink()).headers.get('location')).toBe('/en/customer-hotline#sign-in-first');
});

test('CU-02 a failing back office is explained, and its message, which may be personal, is not logged', async () => {
  user.mockRejectedValue(new Error('13800000000'));
  expect((await byLink()).headers.get('location')).toBe('/en/customer-hotline#entry-unavailable');
  expect(await (await byScript({})).json()).toEqual({ kind: 'failed' });
  expect(JSON.stringify(jest.mocked(log.warn).mock.calls)).not.toContain('13800000000');
});

test('CU-02 pages of other sites may not ask', async () => {
  expect((await byScript({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});
