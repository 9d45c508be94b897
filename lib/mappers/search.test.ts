import { textParts } from '@/lib/html/text-parts';
import { decodeSearch } from '@/lib/ows/contract/search';
import { chooseSuggestions } from '@/lib/rules/search/choose-suggestions';
import { hitHref } from './hit-href';
import { mapSearch } from './search';

const HOSTS = { main: 'https://www.example.com', secondary: ['www2.example.com'] };
const VIEW = { locale: 'zh', hosts: HOSTS } as const;
const article = (id: unknown, more: object = {}) => ({
  showStr: `第${id}篇<em>公告</em>`,
  detail: { id, title: `第${id}篇公告`, display_time: '2025-01-02 03:04:05', menu_id: 2020, ...more },
});
const page = (url: string, title = '年报') => ({ showStr: `<em>${title}</em>`, detail: { title, url } });
const bodyOf = (data: object) => ({ code: 200, data });

describe('titles with marks', () => {
  const marked = (text: string) => ({ text, marked: true });
  const plain = (text: string) => ({ text, marked: false });

  test.each([
    ['年度<em>公告</em>', '', [plain('年度'), marked('公告')]],
    ['<EM class="x">a</EM>b', '', [marked('a'), plain('b')]],
    ['a &lt;b&gt; &amp;amp; <em>c&#39;d</em>', '', [plain('a <b> &amp; '), marked("c'd")]],
    ['&quot;2025&quot;&nbsp;&apos;a&#x27; &unknown; R&D', '', [plain('"2025" \'a\' &unknown; R&D')]],
    ['<img src=x onerror=alert(1)><em>x</em>', '', [marked('x')]],
    ['<em><script>alert(1)</script></em>', '', [marked('alert(1)')]],
    ['<font color="red">公告</font>', '', [plain('公告')]],
    ['<em>a', '', [plain('a')]],
    ['3 < 5 <em>and</em> > 1', '', [plain('3 < 5 '), marked('and'), plain(' > 1')]],
    ['', '只有标题', [plain('只有标题')]],
    ['<em></em> ', '标题 <b>', [plain('标题 <b>')]],
    ['', ' ', []],
  ])('SE-04 %s or %s', (showStr, title, expected) => {
    expect(textParts(showStr, title)).toEqual(expected);
  });

  test('only text between an opening and a closing tag is marked', () => {
    expect(textParts('<em>a<em>b</em>c</em>d', '')).toEqual([
      plain('a'),
      marked('b'),
      plain('c'),
      plain('d'),
    ]);
  });

  test('marks that are never closed do not hold the process up', () => {
    expect(textParts(`${'<em>'.repeat(200_000)}a`, '')).toEqual([plain('a')]);
  });
});

describe('where hits lead', () => {
  test.each([
    ['/pressroom', 'zh', '/pressroom'],
    ['/pressroom', 'en', '/en/pressroom'],
    ['/branch?keyword=%E9%9D%99%E5%AE%89', 'en', '/en/branch?keyword=%E9%9D%99%E5%AE%89'],
    ['https://www2.example.com/detail?id=1', 'zh', '/detail?id=1'],
    ['https://www.example.com/pressroom#a', 'en', '/en/pressroom#a'],
    ['https://www2.example.com/no/such/page', 'zh', 'https://www.example.com/no/such/page'],
    ['https://join.example.org/', 'zh', 'https://join.example.org/'],
    ['https://www2.example.com.evil.example/', 'zh', 'https://www2.example.com.evil.example/'],
    ['/ows/files/pdf/a.pdf', 'en', '/ows/files/pdf/a.pdf'],
    ['javascript:alert(1)', 'zh', ''],
    ['//evil.example', 'zh', ''],
    ['/no/such/page', 'zh', ''],
    ['', 'zh', ''],
  ] as const)('SE-03 %s on a page in %s', (raw, locale, expected) => {
    expect(hitHref(raw, locale, HOSTS)).toBe(expected);
  });
});

describe('an answer as the site knows it', () => {
  test('SE-03 articles by id, functions by address; what leads nowhere or is called nothing is left out', () => {
    const answer = mapSearch(
      bodyOf({
        results: [
          article(1),
          article('2'),
          article('x'),
          { detail: { id: 3 } },
          null,
          article(4, { url: 'https://www2.example.com/pressroom' }),
        ],
        functionResults: [page('/investor-relations/report'), page('javascript:x'), page('/pressroom', ' ')],
        suggestions: [article(1)],
        total: '12',
      }),
      VIEW,
    );
    expect(answer.articles.map(({ href }) => href)).toEqual([
      '/detail?type=news&id=1',
      '/detail?type=news&id=2',
      '/pressroom',
    ]);
    expect(answer.articles[0]).toMatchObject({ id: '1', menuId: '2020', displayTime: '2025-01-02 03:04:05' });
    expect(answer.functions.map(({ href }) => href)).toEqual(['/investor-relations/report']);
    expect(answer.total).toBe(12);
  });

  test.each([
    [{ menu_id: 30 }, '/detail?type=channel&menuId=30'],
    [{ menu_id: '30', url: ' ' }, '/detail?type=channel&menuId=30'],
    [{ menu_id: '30', url: 'javascript:x' }, undefined],
    [{ menu_id: 'x' }, undefined],
    [{}, undefined],
  ])('SE-03 a function with %j leads to %s', (more, to) => {
    const functionResults = [{ showStr: '文化', detail: { title: '文化', ...more } }];
    expect(mapSearch(bodyOf({ functionResults }), VIEW).functions[0]?.href).toBe(to);
  });

  test.each([{}, { data: null }, { data: [] }, { data: { results: 'x', total: -3 } }])(
    'SE-03 %j is an answer without hits',
    (body) => {
      expect(mapSearch(body, VIEW)).toEqual({ functions: [], suggestions: [], articles: [], total: 0 });
    },
  );

  test.each([
    [9, 9, 3, 3],
    [1, 9, 1, 3],
    [9, 1, 5, 1],
    [0, 9, 0, 3],
    [9, 0, 6, 0],
  ])(
    'SE-02 of %i functions and %i articles %i and %i are suggested',
    (functions, articles, first, second) => {
      const list = <T>(count: number, make: (at: number) => T) =>
        Array.from({ length: count }, (_, at) => make(at));
      const answer = mapSearch(
        bodyOf({
          functionResults: list(functions, (at) => page(`/branch?keyword=${at}`)),
          suggestions: list(articles, article),
          results: list(articles, article),
        }),
        VIEW,
      );
      const chosen = chooseSuggestions(answer);
      expect([chosen.functions.length, chosen.articles.length]).toEqual([first, second]);
    },
  );

  test('SE-02 where too little is suggested the first results follow, nothing twice', () => {
    const results = [article(1), article(2), article(3), article(4)];
    const answer = mapSearch(bodyOf({ suggestions: [article(2)], results }), VIEW);
    expect(chooseSuggestions(answer).articles.map(({ id }) => id)).toEqual(['2', '1', '3']);
  });
});

describe('what is no answer', () => {
  test.each([
    [{}, /data is not an object/],
    [bodyOf({ results: 'x' }), /results is not a list/],
    [bodyOf({ results: [null, 1] }), /no hit as agreed/],
    [bodyOf({ functionResults: [{ detail: { title: 7 } }] }), /no hit as agreed/],
  ])('SE-03 %j fails', (body, message) => {
    expect(() => decodeSearch(body)).toThrow(message);
  });

  test('SE-03 a spoilt hit among others is borne', () => {
    const body = bodyOf({ results: [null, article(1)], suggestions: null });
    expect(decodeSearch(body)).toBe(body);
  });
});
