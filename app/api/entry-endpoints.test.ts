import { cookies, draftMode } from 'next/headers';
import { previewKey } from '@/lib/gate/preview-key';
import { isValidToken } from '@/lib/gate/tokens';
import { saveUserInfo } from '@/lib/ows/contract/calls';
import { log } from '@/lib/runtime/log';

jest.mock('next/headers');
jest.mock('@/lib/ows/contract/calls');

const SECRET = 'sixteen-characters';
Object.assign(process.env, {
  OWS_APP_SECRET: 'secret-of-the-test',
  SITE_SECRET: SECRET,
  PREVIEW_SECRET: 'preview-secret-of-the-test',
});

const complaint = jest.requireActual<typeof import('./complaint-entry/route')>('./complaint-entry/route');
const preview = jest.requireActual<typeof import('./preview/route')>('./preview/route');
const leave = jest.requireActual<typeof import('./preview-leave/route')>('./preview-leave/route');

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost:3000${path}`, { headers });

describe('complaints', () => {
  const enter = (info: string, locale = 'zh') =>
    complaint.GET(ask(`/online-complaints?${new URLSearchParams({ info })}`, { 'x-entry-locale': locale }));

  beforeEach(() => {
    jest.mocked(saveUserInfo).mockReset().mockResolvedValue('saved');
    jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  });

  test('RT-06 the saved info is handed to the browser, and the visit may come back for 30 minutes', async () => {
    const answer = await enter('a+b', 'en');
    const page = await answer.text();
    expect(saveUserInfo).toHaveBeenCalledWith('a+b');
    expect(page).toContain(`localStorage.setItem('INFO_DATA',"saved")`);
    expect(page).toContain('location.replace("/en/online-complaints")');
    expect(page).toContain('content="no-referrer"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const [pair, ...flags] = (answer.headers.get('set-cookie') ?? '').split('; ');
    expect(flags).toEqual(expect.arrayContaining(['Path=/', 'Max-Age=1800', 'HttpOnly', 'SameSite=Lax']));
    const token = pair?.split('=')[1];
    expect(await isValidToken({ secret: SECRET, purpose: 'complaint', token })).toBe(true);
  });

  test('RT-06 an info that looks like markup stays text', async () => {
    jest.mocked(saveUserInfo).mockResolvedValue('</script><script>alert(1)</script>\u2028');
    const page = await (await enter('x')).text();
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(page).not.toContain('\u2028');
  });

  test.each([
    ['', 'zh', '/customer-hotline'],
    ['x'.repeat(4097), 'en', '/en/customer-hotline'],
    ['x', 'fr', '/customer-hotline'],
  ])('RT-06 what cannot be saved goes to the hotline', async (info, locale, to) => {
    jest.mocked(saveUserInfo).mockRejectedValue(new Error('call of 13800000000 failed'));
    const answer = await enter(info, locale);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(JSON.stringify(jest.mocked(log.warn).mock.calls)).not.toContain('13800000000');
  });

  test('RT-06 an info too long is not sent at all', async () => {
    await enter('x'.repeat(4097));
    expect(saveUserInfo).not.toHaveBeenCalled();
  });
});

describe('preview', () => {
  const enable = jest.fn();
  const set = jest.fn();

  beforeEach(() => {
    enable.mockReset();
    set.mockReset();
    jest.mocked(draftMode).mockResolvedValue({ isEnabled: false, enable, disable: jest.fn() });
    jest.mocked(cookies).mockResolvedValue({ set } as never);
  });

  const open = (secret: string, back = '/en/preowsweb/terms') =>
    preview.GET(ask(`/preowsweb?${new URLSearchParams({ secret })}`, { 'x-entry-back': back }));

  test('RT-10 the right secret opens the preview with a cookie of its own and goes back without it', async () => {
    const answer = await open('preview-secret-of-the-test');
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/en/preowsweb/terms']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(enable).toHaveBeenCalledTimes(1);
    const [name, token, flags] = set.mock.calls[0] ?? [];
    expect([name, flags]).toEqual([
      'preview',
      expect.objectContaining({ httpOnly: true, sameSite: 'lax', path: '/' }),
    ]);
    const isGood = (secret: string) =>
      isValidToken({ secret: previewKey(SECRET, secret), purpose: 'preview', token });
    expect(await isGood('preview-secret-of-the-test')).toBe(true);
    expect(await isGood('the-next-secret')).toBe(false);
  });

  test('PV-04 who leaves has neither permission nor draft mode any more, and is on the public site', async () => {
    const disable = jest.fn();
    jest.mocked(draftMode).mockResolvedValue({ isEnabled: true, enable, disable });
    const answer = await leave.GET(ask('/en/preowsweb/leave', { 'x-entry-preview': 'en' }));
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/en']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(disable).toHaveBeenCalledTimes(1);
    expect(set.mock.calls).toEqual([
      ['preview', '', { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 0, secure: false }],
    ]);
  });

  test('PV-04 the endpoint by its own address is no way out', async () => {
    expect((await leave.GET(ask('/api/preview-leave'))).status).toBe(404);
    expect(set).not.toHaveBeenCalled();
  });

  test.each(['', 'wrong', 'preview-secret-of-the-tes', 'preview-secret-of-the-test '])(
    'RT-10 the secret "%s" is answered 404 and opens nothing',
    async (secret) => {
      expect((await open(secret)).status).toBe(404);
      expect([enable.mock.calls, set.mock.calls]).toEqual([[], []]);
    },
  );

  test.each([
    ['/preowsweb', '/preowsweb'],
    ['/preowsweb/pressroom?filterName=esg&page=2', '/preowsweb/pressroom?filterName=esg&page=2'],
    ['https://evil.example/', '/preowsweb'],
    ['//evil.example/preowsweb', '/preowsweb'],
    ['/\\evil.example', '/preowsweb'],
    ['/preowsweb.evil.example', '/preowsweb'],
    ['/preowsweb/@evil.example', '/preowsweb'],
    ['', '/preowsweb'],
  ])('RT-10 the way back %s is %s: never out of the preview', async (back, to) => {
    expect((await open('preview-secret-of-the-test', back)).headers.get('location')).toBe(to);
  });
});
