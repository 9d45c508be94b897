import { rmSync } from 'node:fs';
import { scoreOf } from './support/observatory';
import { closeOffice, openOffice } from './support/office';
import { rawRequest, sendRaw } from './support/raw';
import { ownPort } from './support/settings';
import { openSite, type Site } from './support/site';

const PORT = ownPort(3403);
const HSTS = 'max-age=31536000; includeSubDomains';
let site: Site;

beforeAll(async () => {
  rmSync(`.data/faults-pages/${PORT}`, { recursive: true, force: true });
  await openOffice();
  site = await openSite({
    port: PORT,
    env: { SITE_URL: 'https://www.site.example', PREVIEW_SECRET: 'faults-only-preview-secret' },
  });
}, 180_000);
afterAll(async () => {
  await site?.end('SIGTERM');
  await closeOffice();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { redirect: 'manual', headers });

const PAGES = [
  '/',
  '/en',
  '/detail?id=1010',
  '/report-fraud',
  '/online-complaints?info=x',
  '/search?q=a',
  '/made-up',
  '/en/made-up/twice',
  '/branch',
];

test.each(PAGES)('M7 the observatory gives %s an A+', async (path) => {
  const answer = await ask(path);
  const { score, findings } = scoreOf({ headers: answer.headers, html: await answer.text() });
  expect({ findings, isTop: score >= 100 }).toEqual({ findings, isTop: true });
  expect(findings.filter(({ points }) => points < 0)).toEqual([]);
});

test.each([
  '/terms/',
  '/?lang=en',
  '/software-repository',
  '/api/health',
  '/api/ready',
  '/ows/menu/list',
  '/ows/files/none.png',
  '/ows/files/%ff',
  '/robots.txt',
  '/feeds/zh/news.json',
  '/_next/static/none.js',
  '/_next/image?url=/x?y&w=640&q=75',
  '/brand/none.svg',
  '//evil.test/',
])('M7 redirects, files, endpoints and faults keep browsers to https, too: %s', async (path) => {
  const { headers } = await ask(path);
  expect(headers.get('strict-transport-security')).toBe(HSTS);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('M7 so does what is refused before the framework', async () => {
  const refused = ['TRACE /terms', 'PUT /terms', 'GET http://evil.test/'];
  for (const line of refused)
    expect((await sendRaw(site.origin, rawRequest(line))).head).toContain(
      `Strict-Transport-Security: ${HSTS}`,
    );
});

test('L15 every cookie is Secure, and those of the server alone are bound to the host', async () => {
  const language = await ask('/?lang=en');
  const complaint = await ask('/online-complaints?info=client-1');
  const preview = await ask('/preowsweb?secret=faults-only-preview-secret');
  const cookies = [language, complaint, preview].flatMap(({ headers }) => headers.getSetCookie());
  expect(cookies.length).toBeGreaterThanOrEqual(4);
  for (const cookie of cookies) expect(cookie).toMatch(/;\s*Secure/i);
  const own = cookies.filter((cookie) => !/^(lang|__prerender_bypass)=/.test(cookie));
  expect(own.length).toBeGreaterThanOrEqual(3);
  for (const cookie of own) {
    expect(cookie).toMatch(/^__Host-/);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/Path=\/(;|$)/);
    expect(cookie).not.toMatch(/Domain=/i);
  }
});

test('RT-06 RT-10 the form and the preview open with these cookies', async () => {
  const jar = async (path: string) =>
    (await ask(path)).headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  const complaint = await jar('/online-complaints?info=client-2');
  expect((await ask('/online-complaints', { cookie: complaint })).status).toBe(200);
  expect((await ask('/online-complaints')).status).toBe(307);
  const preview = await jar('/preowsweb?secret=faults-only-preview-secret');
  expect((await ask('/preowsweb/terms', { cookie: preview })).status).toBe(200);
});

test('the rules see what is missing', () => {
  const { score } = scoreOf({ headers: new Headers(), html: '' });
  expect(score).toBe(100 - 25 - 20 - 5 - 20);
  const plain = {
    'content-security-policy': "default-src 'self' 'unsafe-inline'",
    'set-cookie': 'session=1',
  };
  expect(scoreOf({ headers: new Headers(plain), html: '' }).findings).toEqual(
    expect.arrayContaining([
      { test: 'content security policy', points: -20 },
      { test: 'cookies', points: -20 },
    ]),
  );
});
