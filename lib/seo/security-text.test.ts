import { securityText } from './security-text';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const fields = securityText({ siteUrl: 'https://site.example' }, NOW)
  .trimEnd()
  .split('\n')
  .map((line) => line.split(/: (.*)/s).slice(0, 2));
const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);

test('security.txt has each field that RFC 9116 wants, as often as it may stand', () => {
  expect(valuesOf('Contact')).toEqual([
    'https://site.example/contact-us',
    'https://site.example/en/contact-us',
  ]);
  expect(valuesOf('Canonical')).toEqual(['https://site.example/.well-known/security.txt']);
  expect(valuesOf('Preferred-Languages')).toEqual(['zh, en']);
  expect(valuesOf('Expires')).toHaveLength(1);
});

test('it holds for a while, and for less than a year', () => {
  const days = (Date.parse(valuesOf('Expires')[0] ?? '') - NOW) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
