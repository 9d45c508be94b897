import { findRoute } from '@/lib/site/routes';
import { keepMode } from '../layout/keep-mode';
import { startKeep } from './keep';

const ADDRESS = '/about-us';
let visitType = 'navigate';
let page = new AbortController();

beforeEach(() => {
  sessionStorage.clear();
  visitType = 'navigate';
  performance.getEntriesByType = () => [{ type: visitType }] as unknown as PerformanceEntryList;
});

/** A page with two folds and one in a form, as the script finds it. */
function visit(address: string, mode = 'address', type = 'navigate') {
  window.history.replaceState(null, '', address);
  visitType = type;
  document.body.innerHTML = `<main id="main" data-keep="${mode}"><details></details><details></details>
    <form><details></details><input value="王小明"></form></main>`;
  page.abort();
  page = new AbortController();
  startKeep(page.signal);
  return [...document.querySelectorAll('details')];
}

const leave = () => window.dispatchEvent(new Event('pagehide'));
const stored = () => JSON.parse(sessionStorage.getItem('kept-pages') ?? '[]') as { key: string }[];

test('SH-05 going back restores folds; input and folds in a form are not stored', () => {
  const [, second, inForm] = visit(`${ADDRESS}?a=1`);
  for (const fold of [second, inForm]) if (fold) fold.open = true;
  leave();
  expect(sessionStorage.getItem('kept-pages')).not.toContain('王小明');
  expect(visit(`${ADDRESS}?a=1`, 'address', 'back_forward').map(({ open }) => open)).toEqual([
    false,
    true,
    false,
  ]);
});

test.each([
  ['a new visit', `${ADDRESS}?a=1`, 'navigate'],
  ['another query', `${ADDRESS}?a=2`, 'back_forward'],
])('SH-05 %s begins as published', (_what, address, type) => {
  const [first] = visit(`${ADDRESS}?a=1`);
  if (first) first.open = true;
  leave();
  expect(visit(address, 'address', type).some(({ open }) => open)).toBe(false);
});

test('SH-05 where the table says so the key is the path alone', () => {
  visit('/pressroom?page=2', 'path');
  leave();
  visit('/pressroom?page=3', 'path');
  leave();
  expect(stored().filter(({ key }) => key.startsWith('/pressroom'))).toEqual([
    expect.objectContaining({ key: '/pressroom' }),
  ]);
});

test('SH-05 the last ten pages are stored, and no more', () => {
  for (let at = 0; at < 12; at += 1) {
    visit(`/page-${at}`);
    leave();
  }
  expect(stored()).toHaveLength(10);
  expect(stored().at(-1)?.key).toBe('/page-11');
});

test.each(['fresh', 'off'])('SH-05 a page that is %s leaves nothing', (mode) => {
  visit('/of-this-mode', mode);
  leave();
  expect(stored().map(({ key }) => key)).not.toContain('/of-this-mode');
});

test.each(['nonsense', '{"a":1}', '[null,3]', '[{"key":"/about-us","open":"x"}]'])(
  'SH-05 a store that holds %s harms nothing',
  (text) => {
    sessionStorage.setItem('kept-pages', text);
    expect(visit(ADDRESS, 'address', 'back_forward').some(({ open }) => open)).toBe(false);
    leave();
    expect(stored().map(({ key }) => key)).toContain(ADDRESS);
  },
);

test.each([
  ['/about-us', {}, 'address'],
  ['/pressroom', {}, 'path'],
  ['/online-complaints', {}, 'fresh'],
  ['/personnel-business-disclosure', { keyword: '王小明' }, 'off'],
] as const)('SH-05 %s with %j has the restore mode %s', (path, query, mode) => {
  expect(keepMode(findRoute(path), query)).toBe(mode);
});
