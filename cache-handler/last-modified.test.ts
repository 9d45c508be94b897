import { lastModified } from './last-modified';

const NOW = Date.parse('2025-03-29T10:00:00Z');
const MADE = NOW - 60_000;
const CHANGED = Date.parse('2025-03-28T09:30:00Z');
const page = (tags: string, more: object = {}) => ({
  html: '<p>a</p>',
  headers: { 'x-next-cache-tags': tags, ...more },
});
const utc = (ms: number) => new Date(ms).toUTCString();

test.each([
  ['an article changed when it says', `made:${MADE},changed:${CHANGED},article:7`, CHANGED],
  [
    'one that says a time to come counts from when the page was made',
    `made:${MADE},changed:${NOW + 1}`,
    MADE,
  ],
  ['one that says no time, too', `made:${MADE},changed:0`, MADE],
  ['nonsense, too', `made:${MADE},changed:soon,unchanged:5`, MADE],
  ['another page changed when it was made', `made:${MADE},pages`, MADE],
  ['a page without notes changed now', '', NOW],
])('%s', (_, tags, time) => expect(lastModified(page(tags), null, NOW)).toBe(utc(time)));

test('a page that was rendered again with the same HTML did not change', () => {
  const before = page('', { 'last-modified': utc(CHANGED) });
  expect(lastModified(page(`made:${MADE}`), before, NOW)).toBe(utc(CHANGED));
  expect(lastModified({ ...page(`made:${MADE}`), html: '<p>b</p>' }, before, NOW)).toBe(utc(MADE));
  expect(lastModified(page(`made:${MADE}`), page(''), NOW)).toBe(utc(MADE));
});
