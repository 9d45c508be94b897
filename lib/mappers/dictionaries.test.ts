import { DICTIONARY_TYPES } from '@/lib/model/dictionaries';
import { decodeDictionary } from '@/lib/ows/contract/raw';
import { mapDictionaries, mapEnglish } from './dictionaries';

const map = (rows: object[]) => mapDictionaries(decodeDictionary({ rows }).rows);
const entry = (cssClass: unknown) =>
  map([{ dictType: 'show_tag', dictLabel: 'a', cssClass }]).get('show_tag')?.[0];

test('DT-04 cssClass gives text, url and picture, each checked', () => {
  const json = '{"text":"t","url":"https://a.example/","imgUrl":"/ows/files/a.png"}';
  expect(entry(json)).toMatchObject({ text: 't', url: 'https://a.example/', imageUrl: '/ows/files/a.png' });
  expect(entry({ url: 'javascript:x', imgUrl: 'https://b.example/a.png' })).toMatchObject({
    url: '',
    imageUrl: '',
  });
});

test.each([
  ['https://a.example/', 'https://a.example/'],
  ['/terms', '/terms'],
  ['el-tag-danger', ''],
  ['{"url":', ''],
  [null, ''],
  [42, ''],
])('DT-04 cssClass %s as plain text counts as the url: %s', (cssClass, url) => {
  expect(entry(cssClass)).toMatchObject({ text: '', url });
});

test('DT-05 entries come by type in their order; disabled ones are dropped; unknown types are kept', () => {
  const dictionaries = map([
    { dictType: 'show_tag', dictLabel: 'b', dictSort: 2, status: '0' },
    { dictType: 'show_tag', dictLabel: 'a', dictSort: '1', status: 0 },
    { dictType: 'show_tag', dictLabel: 'x', dictSort: 0, status: '1' },
    { dictType: 'of_our_own', dictLabel: 'c' },
    { dictLabel: 'no type' },
  ]);
  expect(dictionaries.get('show_tag')?.map(({ label }) => label)).toEqual(['a', 'b']);
  expect(dictionaries.get('of_our_own')).toHaveLength(1);
  expect(dictionaries.size).toBe(2);
});

test('DT-02 a list of nothing but blank entries is malformed; an empty list and one good entry are not', () => {
  const nothing = { dictType: null, dictLabel: null, dictValue: ' ' };
  expect(() => decodeDictionary({ rows: [nothing, nothing] })).toThrow('rows has no item as agreed');
  expect(decodeDictionary({ rows: [] }).rows).toEqual([]);
  expect(decodeDictionary({ rows: [nothing, { dictLabel: 'a' }] }).rows).toHaveLength(2);
});

test('DT-05 the types of the specifications are named once', () => {
  expect(new Set(DICTIONARY_TYPES).size).toBe(DICTIONARY_TYPES.length);
  expect(DICTIONARY_TYPES).toContain('footer_link_right');
});

test('LG-04 the English dictionary is exact, first entry in use wins', () => {
  const { rows } = decodeDictionary({
    rows: [
      { dictLabel: '公告 ', dictValue: 'Announcement', status: '0' },
      { dictLabel: '公告', dictValue: 'Notice', status: '0' },
      { dictLabel: '新闻', dictValue: 'News', status: '1' },
      { dictLabel: '', dictValue: 'Empty' },
    ],
  });
  expect([...mapEnglish(rows)]).toEqual([['公告', 'Announcement']]);
});
