import { decodeMenu } from '@/lib/ows/contract/raw';
import { mapMenu } from './menu';

const rows = (data: unknown[]) => decodeMenu({ data });
const item = (menuId: unknown, parentId: unknown, more: object = {}) => ({
  menuId,
  parentId,
  menuName: `名${menuId}`,
  status: '0',
  visible: '0',
  routeUrl: `/p${menuId}`,
  ...more,
});

test('MN-01 a flat list in any order becomes a tree in its order', () => {
  const tree = mapMenu(rows([item(3, 1, { orderNum: 2 }), item(2, 1, { orderNum: '1' }), item(1, 0)]), 'zh');
  expect(tree.map(({ id }) => id)).toEqual(['1']);
  expect(tree[0]?.children.map(({ id }) => id)).toEqual(['2', '3']);
});

test('MN-01 items out of use are dropped with all below them, orphans too, and cycles end', () => {
  const tree = mapMenu(
    rows([item(1, '0'), item(2, 1, { status: '1' }), item(3, 2), item(4, 99), item(5, 6), item(6, 5)]),
    'zh',
  );
  expect(tree).toHaveLength(1);
  expect(tree[0]?.children).toEqual([]);
});

test('MN-02 English takes menuEnName, also under its other name, and falls back to menuName', () => {
  const tree = mapMenu(
    rows([item(1, 0, { menuEnName: 'One' }), item(2, 0, { enMenuName: 'Two' }), item(3, 0)]),
    'en',
  );
  expect(tree.map(({ label }) => label)).toEqual(['One', 'Two', '名3']);
});

test('LG-04 a name without its English one is looked up in the English dictionary', () => {
  const given = rows([item(1, 0, { menuEnName: 'One' }), item(2, 0), item(3, 0, { menuName: ' 名2 ' })]);
  const translate = (text: string) => (text === '名2' ? 'Two' : text === 'One' ? 'Uno' : text);
  expect(mapMenu(given, 'en', translate).map(({ label, name }) => [label, name])).toEqual([
    ['One', '名1'],
    ['Two', '名2'],
    ['Two', '名2'],
  ]);
  expect(mapMenu(given, 'zh', translate).map(({ label }) => label)).toEqual(['名1', '名2', '名2']);
});

test.each([
  ['en:false', false],
  ['{"en":false}', false],
  ["{'en': 'false'}", false],
  ['en=false', false],
  ['en:true', true],
  ['golden:false', true],
  ['', true],
])('MN-02 query %s says %s to English', (query, shown) => {
  expect(mapMenu(rows([item(1, 0, { query })]), 'en')[0]?.inEnglish).toBe(shown);
});

test('MN-07 frames and absolute addresses lead outside, unsafe ones do not', () => {
  const [frame, absolute, unsafe, plain, host] = mapMenu(
    rows([
      item(1, 0, { isFrame: '0', path: 'https://join.example/' }),
      item(2, 0, { isFrame: '1', path: 'http://b.example/x' }),
      item(3, 0, { isFrame: '0', path: 'javascript:alert(1)' }),
      item(4, 0, { isFrame: '1', path: 'about' }),
      item(5, 0, { isFrame: '0', path: 'www.c.example/y' }),
    ]),
    'zh',
  );
  expect(host).toMatchObject({ href: 'https://www.c.example/y', path: null });
  expect(frame).toMatchObject({ href: 'https://join.example/', path: null });
  expect(absolute).toMatchObject({ href: 'http://b.example/x', path: null });
  expect(unsafe?.href).toBeNull();
  expect(plain).toMatchObject({ href: null, path: '/p4' });
});

test.each(['not json', '[]', '"text"', '', '{"title":5'])('MN-04 seoInfo %s says nothing', (seoInfo) => {
  expect(mapMenu(rows([item(1, 0, { seoInfo })]), 'zh')[0]?.seo.title).toBe('');
});

test('MN-04 seoInfo is read as text or as an object, per language', () => {
  const seoInfo = '{"title":" 题 ","keywords":"k"}';
  const [zh] = mapMenu(rows([item(1, 0, { seoInfo })]), 'zh');
  const [en] = mapMenu(rows([item(1, 0, { seoInfo, enSeoInfo: { title: 'T' } })]), 'en');
  expect(zh?.seo).toEqual({ title: '题', keywords: 'k', description: '' });
  expect(en?.seo.title).toBe('T');
});
