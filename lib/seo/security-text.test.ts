import { securityText } from './security-text';

const DAY_MS = 24 * 3_600_000;
const SITE = { siteUrl: 'https://www.example.com' };

/** Fields of RFC 9116: a name may stand there several times. */
function fields(text: string): [string, string][] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]);
}
const field = (text: string, name: string) => fields(text).find(([one]) => one === name)?.[1] ?? '';

test.each(['2025-03-29T10:00:00Z', '2024-02-29T23:59:59Z', '2025-12-31T16:00:00Z'])(
  'security.txt asked for at %s runs out in the future, within a year',
  (time) => {
    const now = Date.parse(time);
    const expires = field(securityText(SITE, now), 'Expires');
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    expect(Date.parse(expires) - now).toBeGreaterThan(90 * DAY_MS);
    expect(Date.parse(expires) - now).toBeLessThan(365 * DAY_MS);
  },
);

test('security.txt names whom to tell in both languages, and itself', () => {
  const text = securityText(SITE, Date.now());
  expect(fields(text).filter(([name]) => name === 'Contact')).toEqual([
    ['Contact', 'https://www.example.com/contact-us'],
    ['Contact', 'https://www.example.com/en/contact-us'],
  ]);
  expect(field(text, 'Canonical')).toBe('https://www.example.com/.well-known/security.txt');
  expect(fields(text).filter(([name]) => name === 'Expires')).toHaveLength(1);
});
