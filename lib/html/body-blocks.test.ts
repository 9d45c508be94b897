import fc from 'fast-check';
import { bodyBlocks } from './body-blocks';
import { sanitise } from './sanitise';
import { textBlocks } from './text-digest';

const blocksOf = (raw: string) => bodyBlocks(sanitise(raw).html);
const kindsOf = (raw: string) => blocksOf(raw).map(({ kind, text }) => `${kind}: ${text}`);

test.each([
  ['', []],
  ['<h1>Top</h1><p>one</p><h3>Deep</h3>', ['heading: Top', 'paragraph: one', 'heading: Deep']],
  ['bare <b>words</b><p>one</p>more', ['paragraph: bare words', 'paragraph: one', 'paragraph: more']],
  ['<p> </p><p>&nbsp;</p><hr><p><br></p><p>one</p>', ['paragraph: one']],
  ['<div><div><p>one</p>two</div></div>', ['paragraph: one', 'paragraph: two']],
  ['<p><img src="/ows/files/a.png" alt="x"></p>', ['figure: ']],
  ['<a href="/terms"><img src="/ows/files/a.png"></a>', ['figure: ']],
  ['<p>see <img src="/ows/files/a.png"></p>', ['paragraph: see']],
  ['<figure><img src="/ows/files/a.png"><figcaption>cap</figcaption></figure>', ['figure: cap']],
  ['<table><tr><td>a</td><td>b</td></tr></table>', ['table: a b']],
  ['<div>x<table><tr><td>a</td></tr></table></div>', ['paragraph: x', 'table: a']],
  ['<ul><li>one</li><li><p>two</p><p>too</p></li></ul>', ['item: one', 'item: two too']],
  [
    '<ul><li>one<ol><li>in</li><li>ner</li></ol>after</li></ul>',
    'one in ner after'.split(' ').map((x) => `item: ${x}`),
  ],
  ['<ul><li><table><tr><td>a</td></tr></table></li></ul>', ['table: a']],
  ['<dl><dt>term</dt><dd>meaning</dd></dl>', ['item: term', 'item: meaning']],
  ['<blockquote><p>one</p><p>two</p></blockquote>', ['paragraph: one', 'paragraph: two']],
  ['<strong><p>odd</p></strong>', ['paragraph: odd']],
] as [string, string[]][])('AR-07 %j has the blocks %j', (raw, kinds) => {
  expect(kindsOf(raw)).toEqual(kinds);
});

test('AR-07 a part of a list or quote stands in a copy of it, and an ordered item keeps its number', () => {
  expect(blocksOf('<ol start="3"><li>c</li><li>d</li></ol>').map(({ html }) => html)).toEqual([
    '<ol start="3"><li>c</li></ol>',
    '<ol start="4"><li>d</li></ol>',
  ]);
  expect(blocksOf('<blockquote>a<ul><li>b</li></ul></blockquote>').map(({ html }) => html)).toEqual([
    '<blockquote><p>a</p></blockquote>',
    '<blockquote><ul><li>b</li></ul></blockquote>',
  ]);
});

test('AR-07 a table keeps its frame, and headings their level but not their ids', () => {
  const [heading, table] = blocksOf('<h2>Top</h2><table><tr><td>a</td></tr></table>');
  expect(heading).toMatchObject({ level: 2, html: '<h2>Top</h2>' });
  expect(table?.html).toMatch(
    /^<div class="table-scroll" tabindex="0" role="group" aria-label="Top"><table>.*<\/table><\/div>$/,
  );
});

test('AR-07 what was escaped stays escaped', () => {
  const [block] = blocksOf('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;</p>');
  expect(block?.html).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;</p>');
  expect(block?.text).toBe('<script>alert(1)</script> &lt;');
});

const PARTS = ['<p>', '</p>', '<ul>', '<li>', '</li>', '</ul>', '<ol>', '</ol>', '<table>', '<tr>', '<td>'];
const MORE = [
  '</td>',
  '</tr>',
  '</table>',
  '<div>',
  '</div>',
  '<h2>',
  '</h2>',
  '<blockquote>',
  '</blockquote>',
];
const LAST = [
  '<b>',
  '</b>',
  '<dl>',
  '<dt>',
  '<dd>',
  '</dl>',
  '<figure>',
  '</figure>',
  '<br>',
  'word ',
  '中文 ',
  '2025 ',
];

test('AR-07 no word of any body is lost, doubled or moved', () => {
  const bodies = fc.array(fc.constantFrom(...PARTS, ...MORE, ...LAST), { maxLength: 40 });
  fc.assert(
    fc.property(bodies, (parts) => {
      const { html } = sanitise(parts.join(''));
      const words = (text: string) => text.replace(/\s/g, '');
      expect(
        words(
          bodyBlocks(html)
            .map(({ text }) => text)
            .join(''),
        ),
      ).toBe(words(textBlocks(html).join('')));
    }),
  );
});
