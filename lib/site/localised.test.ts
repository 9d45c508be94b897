import { linkedLang, localised } from './localised';

test.each([
  ['/about-us', '/en/about-us'],
  ['/', '/en'],
  ['/?a=1', '/en?a=1'],
  ['/detail?type=news&id=7#top', '/en/detail?type=news&id=7#top'],
  ['/english-school', '/en/english-school'],
  ['/owsinfo', '/en/owsinfo'],
])('the page %s becomes %s in English, and stays in Chinese', (url, english) => {
  expect(localised(url, 'en')).toBe(english);
  expect(localised(url, 'zh')).toBe(url);
});

test.each([
  '/en',
  '/en?a=1',
  '/en/terms',
  '/ows/files/a.pdf',
  '/feeds/zh/news.atom.xml',
  '/record/files/00ff',
  '/sitemap.xml',
  '//other.example/a',
  'https://other.example/a',
  'mailto:a@other.example',
  '#top',
  '',
])('%p has no other language', (url) => {
  expect(localised(url, 'en')).toBe(url);
});

test('LG-02 a page in Chinese alone keeps its address on English pages, whose links say its language', () => {
  const url = '/investor-relations/intro/branch?province=beijing';
  expect(localised(url, 'en')).toBe(url);
  expect([linkedLang(url, 'en'), linkedLang(url, 'zh'), linkedLang('/terms', 'en')]).toEqual([
    'zh-CN',
    undefined,
    undefined,
  ]);
});
