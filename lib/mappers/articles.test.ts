import { chinaTime } from '@/lib/base/china-time';
import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { isPublic, mapArticle, mapAttachments, mapSummary } from './articles';

const same = (text: string) => text;

function raw(fields: object) {
  const [row] = decodeArticlePage({ rows: [{ id: 1, status: '5', ...fields }] }).rows;
  if (!row) throw new Error('no row');
  return row;
}

test('titles with markup are text', () => {
  expect(mapSummary(raw({ title: ' 收益率<5%且>3% <b>x</b> &amp; ' }), same).title).toBe(
    '收益率<5%且>3% <b>x</b> &',
  );
});

test('entities of titles and summaries are characters, and summaries have no tags', () => {
  const title = ' 荣获&nbsp;《证券时报》&amp;&ldquo;全能投行&rdquo;&nbsp;&nbsp;';
  const excerpt = '<p style="text-indent:2em">甲<br/>乙</p> A&lt;B, 收益率<5%';
  expect(mapSummary(raw({ title, excerpt }), same)).toMatchObject({
    title: '荣获 《证券时报》&“全能投行”',
    excerpt: '甲 乙 A<B, 收益率<5%',
  });
});

test.each([
  [{ videoUrl: ['/ows/files/a.mp4', 'https://x.example/b.mp4'] }, ['/ows/files/a.mp4']],
  [{ videoUrl: '/ows/files/a.mp4,/ows/files/b.mp4' }, ['/ows/files/a.mp4', '/ows/files/b.mp4']],
  [{ videoUrl: '["/ows/files/a.mp4"]' }, ['/ows/files/a.mp4']],
  [{ videoUrl: null }, []],
  [{ videoUrl: 7 }, []],
])('HM-01 films of %j', (fields, videos) => expect(mapSummary(raw(fields), same).videos).toEqual(videos));

test.each([
  ['[{"slugLable":"开户","slugUrl":"https://a.example/"}]', [{ label: '开户', href: 'https://a.example/' }]],
  [
    [{ slugLable: '', slugUrl: 'https://a.example/' }],
    [{ label: 'https://a.example/', href: 'https://a.example/' }],
  ],
  ['[{"slugLable":"x","slugUrl":"javascript:alert(1)"}]', []],
  ['{"slugLable":"a","slugUrl":"/terms"}', [{ label: 'a', href: '/terms' }]],
  ['not json', []],
  [null, []],
])('DE-01 links of %j', (slug, links) => expect(mapSummary(raw({ slug }), same).links).toEqual(links));

test('IR-03 the kind of a report is one of its codes, of which attriCode holds several', () => {
  expect(mapSummary(raw({ title: '公司报告', attriCode: 'ir,annual_report' }), same).report.type).toBe(
    'annual',
  );
});

test('LG-02 links and body of an English article lead to English pages', () => {
  const slug = '{"slugLable":"a","slugUrl":"/terms"}';
  const { links, body } = mapArticle(raw({ slug, content: '<a href="/about-us">b</a>' }), same, 'en');
  expect(links).toEqual([{ label: 'a', href: '/en/terms' }]);
  expect(body).toContain('href="/en/about-us"');
});

test('DE-05 attachments: comma-joined, longer than two characters, name and type from the address', () => {
  expect(mapAttachments('/ows/files/pdf/%E5%85%AC%E5%91%8A.pdf, https://a.example/x.DOCX?v=1')).toEqual([
    { url: '/ows/files/pdf/%E5%85%AC%E5%91%8A.pdf', name: '公告.pdf', type: 'PDF', size: '' },
    { url: 'https://a.example/x.DOCX?v=1', name: 'x.DOCX', type: 'DOCX', size: '' },
  ]);
  expect(mapAttachments('[]')).toEqual([]);
  expect(mapAttachments('  ')).toEqual([]);
  expect(mapAttachments('javascript:alert(1)')).toEqual([]);
});

test('LG-04 the tag is translated, the title is not', () => {
  const summary = mapSummary(raw({ title: '公告', customLable: '公告' }), () => 'Announcement');
  expect(summary).toMatchObject({ title: '公告', tag: 'Announcement' });
});

test('DE-06 the body is sanitised where it is mapped', () => {
  const { body, headings } = mapArticle(raw({ content: '<h2>a</h2><script>x</script>' }), same);
  expect(body).toBe('<h2 id="s1-1">a</h2>');
  expect(headings).toEqual([{ id: 's1-1', text: 'a' }]);
});

test('numbers, nulls and missing fields do not break an article', () => {
  const summary = mapSummary(raw({ title: 42, excerpt: null, isTopped: 1, openWay: 9, imageUrl: {} }), same);
  expect(summary).toMatchObject({ title: '42', excerpt: '', topped: true, openWay: 'detail', image: '' });
});

test.each([
  [{ status: '5', displayTime: '2025-01-01 00:00:00' }, true],
  [{ status: 5, displayTime: '' }, true],
  [{ status: '1', displayTime: '2025-01-01 00:00:00' }, false],
  [{ status: '5', displayTime: '2025-06-01 00:00:01' }, false],
  [{ status: '5', displayTime: 'soon' }, true],
])('what is not published or lies in the future is hidden: %j', (fields, shown) => {
  const now = Date.parse('2025-06-01T00:00:00+08:00');
  expect(isPublic(raw(fields), now)).toBe(shown);
});

test('times are read as China Standard Time', () => {
  expect(chinaTime('2025-03-28 17:30:00')).toBe(Date.parse('2025-03-28T09:30:00Z'));
  expect(chinaTime('2025-13-45')).toBeNull();
  expect(chinaTime('')).toBeNull();
});

test('DE-03 an article without a summary has the first sentences of its body', () => {
  const content = '<p>甲</p><p>乙方公告。</p>';
  expect(mapArticle(raw({ title: '甲', content }), same).opening).toBe('乙方公告。');
  expect(mapArticle(raw({ title: '甲', content, excerpt: '摘要' }), same).opening).toBe('');
});
