import { draftMode } from 'next/headers';
import { previewKey } from '@/lib/gate/preview-key';
import { makeToken } from '@/lib/gate/tokens';
import {
  cookies,
  PREVIEW_404,
  PREVIEW_SECRET,
  requestFor,
  SITE_SECRET,
  target,
  withSecrets,
} from '@/testing/middleware';
import { middleware } from './middleware';

jest.mock('next/headers');

/** Whether the draft cookie is one of this build. */
const draft = (isEnabled: boolean) => jest.mocked(draftMode).mockResolvedValue({ isEnabled } as never);

withSecrets();
beforeEach(() => draft(true));

const visit = (path: string, headers?: Record<string, string>) => middleware(requestFor(path, headers));

describe('preview', () => {
  const KEY = previewKey(SITE_SECRET, PREVIEW_SECRET);
  const token = (purpose = 'preview', seconds = 60, secret = KEY) => makeToken({ secret, purpose, seconds });

  test('RT-10 a checked editor gets the page with the draft cookie, in no index', async () => {
    const cookie = `preview=${await token()}; __prerender_bypass=abc`;
    const answer = await visit('/en/preowsweb/pressroom?page=2', { cookie });
    expect(target(answer)).toBe(`/en/desktop/${encodeURIComponent('page=2')}/pressroom`);
    expect(cookies(answer)).toBe(cookie);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('content-language')).toBe('en');
  });

  test('RT-10 without a configured secret there is no preview, whatever the cookie', async () => {
    delete process.env.PREVIEW_SECRET;
    for (const path of ['/preowsweb', '/preowsweb/terms?secret=x']) {
      const answer = await visit(path, { cookie: `preview=${await token()}` });
      expect([answer.status, target(answer)]).toEqual([404, PREVIEW_404]);
    }
  });

  test.each([
    ['no cookie', async () => ''],
    ['a forged one', async () => `${Date.now() + 9999}.${'0'.repeat(64)}`],
    ['one that is over', () => token('preview', -1)],
    ['one for complaints', () => token('complaint')],
    ['one of an earlier secret', () => token('preview', 60, previewKey(SITE_SECRET, 'the secret before'))],
    ['one signed by the secret of the site alone', () => token('preview', 60, SITE_SECRET)],
  ])('RT-10 with %s there is no preview, and the draft cookie goes', async (_name, make) => {
    const answer = await visit('/preowsweb/terms', {
      cookie: `__prerender_bypass=abc; preview=${await make()}`,
    });
    expect([answer.status, target(answer)]).toEqual([404, PREVIEW_404]);
    expect(cookies(answer)).not.toContain('__prerender_bypass');
  });

  test.each([
    [
      '/preowsweb/compare/detail?id=7&type=news&phone=360&wide=9',
      `/zh/desktop/${encodeURIComponent(new URLSearchParams({ of: '/detail?type=news&id=7', phone: '360' }).toString())}/preview/compare`,
    ],
    ['/en/preowsweb/compare', `/en/desktop/${encodeURIComponent('of=%2F')}/preview/compare`],
    ['/preowsweb/compare/no/such/page', PREVIEW_404],
    [
      '/preowsweb/findings?severity=error',
      `/zh/desktop/${encodeURIComponent('severity=error')}/preview/findings`,
    ],
    ['/en/preowsweb/findings.csv', '/api/preview-findings/en'],
    ['/preowsweb/card/en/article/7.png', '/api/preview-card/en/article/7.png'],
    ['/preowsweb/card/fr/article/7.png', PREVIEW_404],
    ['/en/preowsweb/leave', '/api/preview-leave'],
    ['/preowsweb/terms?edition=elder', '/zh/elder/-/terms'],
    ['/preowsweb/terms?edition=mobile', '/zh/mobile/-/terms'],
    ['/preowsweb/terms?edition=watch', '/zh/desktop/-/terms'],
  ])('PV-01 PV-04 %s is %s, with the permission alone', async (path, internal) => {
    const answer = await visit(path, { cookie: `preview=${await token()}` });
    expect(target(answer)).toBe(internal);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const stranger = await visit(path);
    expect([stranger.status, target(stranger)?.replace('/en/', '/zh/')]).toEqual([404, PREVIEW_404]);
  });

  test('RT-10 with a draft cookie of an earlier build there is no preview, rather than the public page', async () => {
    draft(false);
    for (const path of ['/preowsweb/terms', '/preowsweb/compare/terms', '/preowsweb/findings.csv']) {
      const answer = await visit(path, { cookie: `preview=${await token()}; __prerender_bypass=abc` });
      expect([answer.status, target(answer)]).toEqual([404, PREVIEW_404]);
      expect(cookies(answer)).not.toContain('__prerender_bypass');
    }
  });

  test('RT-10 without the secret of the site no token is good', async () => {
    const cookie = `preview=${await token()}`;
    delete process.env.SITE_SECRET;
    expect((await visit('/preowsweb/terms', { cookie })).status).toBe(404);
  });

  test('RT-10 the secret is checked by the preview endpoint, which gets the return address', async () => {
    const answer = await visit('/en/preowsweb/terms?secret=a%26b&page=2');
    expect(target(answer)).toBe('/api/preview');
    expect(answer.headers.get('x-middleware-request-x-entry-back')).toBe('/en/preowsweb/terms?page=2');
  });
});
