import { createHash } from 'node:crypto';
import { noteInlineScript } from '@/lib/runtime/inline-scripts';
import { contentPolicy, policyOf } from './content-policy';

process.env.SITE_URL = 'https://site.example';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const scriptSources = (policy: string) => /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
const OWN = ["'self'"];
const of = (code: string, attributes = '') =>
  scriptSources(policyOf(`<html><body><script${attributes}>${code}</script></body></html>`));

test.each([
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"1:\\"a\\"\\n"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});',
])('what the framework writes may run: %s', (code) => {
  expect(of(code)).toEqual([...OWN, hash(code)]);
});

test.each([
  'alert(1)',
  'self.__next_f.push([1]);alert(1)',
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([1,(alert)(1)])',
  ' self.__next_f.push([1])',
])('an injected script is blocked: %s', (code) => {
  expect(of(code)).toEqual(OWN);
});

test('the project’s own scripts run once they are registered', () => {
  const code = 'document.title="own"';
  expect(of(code)).toEqual(OWN);
  noteInlineScript(code);
  expect(of(code)).toEqual([...OWN, hash(code)]);
});

test('data and scripts with an address need no hash', () => {
  expect(of('{"@graph":[]}', ' type="application/ld+json"')).toEqual(OWN);
  expect(of('', ' src="/_next/a.js" async=""')).toEqual(OWN);
});

test('equal scripts are listed once', () => {
  const code = '(self.__next_f=self.__next_f||[]).push([0])';
  const page = `<script>${code}</script><script id="x">${code}</script>`;
  expect(scriptSources(policyOf(page))).toEqual([...OWN, hash(code)]);
});

test('SH-12 pages may reach the counting server where one is set, and run no script of it', () => {
  const set = contentPolicy({ env: { ANALYTICS_URL: 'https://count.example/collect?site=1' } });
  expect(set).toBe(
    contentPolicy({ env: {} }).replace("connect-src 'self'", "connect-src 'self' https://count.example"),
  );
});

test('nothing of elsewhere is allowed unless an operator configured it', () => {
  const plain = contentPolicy({ env: {} });
  expect(plain).not.toMatch(/https?:|unsafe|\*/);
  expect(plain).toMatch(/object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'$/);
  const set = contentPolicy({
    env: {
      LIVE_PLAYER_URL: 'https://live.example/player.js',
      SMART_SERVICE_URL: 'https://chat.example/frame?id=1',
      SITE_URL: 'https://www.example.com',
    },
  });
  expect(scriptSources(set)).toContain('https://live.example');
  expect(set).toContain('frame-src https://chat.example');
  expect(set).toMatch(/upgrade-insecure-requests$/);
  expect(contentPolicy({ env: { LIVE_PLAYER_URL: 'nonsense' } })).toBe(plain);
});

test('L15 violations are reported where an operator wants it, and nowhere else', () => {
  expect(contentPolicy({ env: {} })).not.toMatch(/report/);
  const set = contentPolicy({ env: { CSP_REPORT_URL: 'https://reports.example/csp' } });
  expect(set).toContain('report-uri https://reports.example/csp; report-to policy');
});
