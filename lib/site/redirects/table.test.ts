import { readdirSync, readFileSync } from 'node:fs';
import { findMoved, readTable } from './table';

const HOST = 'www.example.com';
const table = (...rows: object[]) => readTable(JSON.stringify(rows), HOST);
const from = (path: unknown, to: unknown = '/terms', more: object = {}) => ({ from: path, to, ...more });

const TABLE = table(
  from('/old', '/download'),
  from('/News/Old.jsp', '/detail?type=news&id=7', { comment: 'of the former site', status: 301 }),
  from('/公司介绍', '/about-us'),
  from('/index.html', '/'),
  from('/outlets', '/investor-relations/intro/branch'),
  from('/shop', 'https://shop.example/en?a=1'),
  from('/charter.pdf', '/ows/files/charter.pdf'),
);

test.each([
  ['/old', 308, '/download'],
  ['/en/old', 308, '/en/download'],
  ['/OLD/', 308, '/download'],
  ['//old', 308, '/download'],
  ['/EN//Old', 308, '/en/download'],
  ['/old?a=1&b=%C4%E3?', 308, '/download?a=1&b=%C4%E3?'],
  ['/old?', 308, '/download'],
  ['/news/old.jsp', 301, '/detail?type=news&id=7'],
  ['/en/news/old.jsp?tgCode=x', 301, '/en/detail?type=news&id=7&tgCode=x'],
  ['/%E5%85%AC%E5%8F%B8%E4%BB%8B%E7%BB%8D', 308, '/about-us'],
  ['/index.html', 308, '/'],
  ['/en/index.html', 308, '/en'],
  ['/en/index.html?a=1', 308, '/en?a=1'],
  ['/outlets', 308, '/investor-relations/intro/branch'],
  ['/shop', 308, 'https://shop.example/en?a=1'],
  ['/en/shop?b=2', 308, 'https://shop.example/en?a=1&b=2'],
  ['/en/charter.pdf', 308, '/ows/files/charter.pdf'],
])('RT-07 %s answers %i to %s, in its language and with its query', (url, status, location) => {
  expect(findMoved(TABLE, url)).toEqual({ status, location });
});

test.each([
  '/',
  '/terms',
  '/old/er',
  '/en/outlets',
  '',
  '*',
  '?from=/old',
  '/%',
  '/__proto__',
  '/constructor',
  'http://other.example/old',
  '/old%00',
])('RT-07 %s stays', (url) => expect(findMoved(TABLE, url)).toBeNull());

test.each([
  ['from /terms: is a page of the site', [from('/terms', '/about-us')]],
  ['from /Terms/: is a page of the site', [from('/Terms/', '/about-us')]],
  ['from /software-repository: is a page', [from('/software-repository', '/about-us')]],
  ['from /old: is listed twice', [from('/old'), from('/old')]],
  ['from /OLD/: is listed twice', [from('/old'), from('/OLD/')]],
  ['from /en/old: must be without /en', [from('/en/old')]],
  ['from old: must be a path', [from('old')]],
  ['from //old: must be a path', [from('//old')]],
  ['from /old?a=1: must be a path', [from('/old?a=1')]],
  ['from /api/x: is answered by the site itself', [from('/api/x')]],
  ['from /OWS/files/a.pdf: is answered', [from('/OWS/files/a.pdf')]],
  ['from /robots.txt: is answered', [from('/robots.txt')]],
  ['from /preowsweb/a: is answered', [from('/preowsweb/a')]],
  ['to /b: is itself redirected by this table', [from('/a', '/b'), from('/b', '/terms')]],
  ['to /a: is itself redirected by this table', [from('/a', '/a')]],
  ['to /b: is itself redirected by this table', [from('/a', '/b'), from('/b', '/a')]],
  ['to /software-repository: is not a page', [from('/a', '/software-repository')]],
  ['to /a/b: is not a page', [from('/old', '/a/b')]],
  ['to /en/terms: must be without /en', [from('/old', '/en/terms')]],
  ['to /Terms: must be in small letters', [from('/old', '/Terms')]],
  ['to /terms/: must be in small letters', [from('/old', '/terms/')]],
  ['to /terms?x=1: has a query', [from('/old', '/terms?x=1')]],
  ['to /terms#a: must be spelled', [from('/old', '/terms#a')]],
  ['to //evil.example: must be a path', [from('/old', '//evil.example')]],
  ['to /\\evil.example: must be a path', [from('/old', '/\\evil.example')]],
  ['to http://a.example/: must be a path', [from('/old', 'http://a.example/')]],
  ['to https://a@b.example/: must be a path', [from('/old', 'https://a@b.example/')]],
  ['to javascript:alert(1): must be a path', [from('/old', 'javascript:alert(1)')]],
  ['to evil.example: must be a path', [from('/old', 'evil.example')]],
  ['to https://www.example.com/terms: is of this site', [from('/old', 'https://www.example.com/terms')]],
  ['0.status', [from('/old', '/terms', { status: 302 })]],
  ['0', [from('/old', '/terms', { note: 'unknown field' })]],
  ['0.to', [{ from: '/old' }]],
  ['0.from', [from(7)]],
])('RT-07 a table is refused: %s', (sentence, rows) => {
  expect(() => table(...rows)).toThrow(sentence);
});

test.each(['', '{', 'null', '{"from":"/a","to":"/b"}', '"/a"'])(
  'RT-07 a file that holds %s is refused',
  (text) => {
    expect(() => readTable(text, HOST)).toThrow();
  },
);

test('RT-07 no file that the site answers itself can be moved away', () => {
  const files = [...readdirSync('public'), ...readdirSync('app')].filter((name) =>
    /^[a-z]+(-[a-z]+)*\.[a-z]+$/.test(name),
  );
  const sources = /\.tsx?$|^(globals|tokens|faces|type)\.css$/;
  const answered = files.filter((name) => !sources.test(name));
  expect(answered).toEqual(
    expect.arrayContaining(['robots.txt', 'indexnow.txt', 'sitemap.xml', 'analytics.mjs']),
  );
  for (const name of answered)
    expect(() => table(from(`/${name}`))).toThrow('is answered by the site itself');
});

test('RT-07 the table that is shipped is a good one', () => {
  const shipped = readTable(readFileSync('settings/redirects.json', 'utf8'), 'localhost:3000');
  expect(findMoved(shipped, '/en/index.html')?.location).toBe('/en');
});
