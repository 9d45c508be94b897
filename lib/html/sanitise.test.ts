import { inlineJson } from './inline-json';
import { firstTable, sanitise } from './sanitise';

const clean = (raw: string) => sanitise(raw).html;

test.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<p style="font-size:40px;font-family:Arial">a</p>', '<p>a</p>'],
  ['<p style="TEXT-ALIGN: center; color:red">a</p>', '<p class="align-center">a</p>'],
  ['<font face="x" size="7">a</font>', 'a'],
  ['<iframe src="https://evil.example"></iframe>a', 'a'],
  ['<svg onload=alert(1)><p>a</p></svg>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<span>a</span>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="https://tracker.example/p.gif">', ''],
  ['<form action="/x"><input name="a"></form>b', 'b'],
  ['<math><mi xlink:href="javascript:x">a</mi></math>', 'a'],
  ['<p class="evil">a</p>', '<p>a</p>'],
  ['<p>unclosed <b>bold', '<p>unclosed <b>bold</b></p>'],
  ['<p align="CENTER">a</p><div align="left">b</div>', '<p class="align-center">a</p><div>b</div>'],
  ['<center>a</center>', '<div class="align-center">a</div>'],
  ['<p>a</p><p>&nbsp;</p><p><br></p><h2>\u3000<span> </span></h2><p>b</p>', '<p>a</p><p>b</p>'],
  ['<p style="color:red; DISPLAY: none">a<b>b</b></p><p>c</p>', '<p>c</p>'],
  ['<p>a<span style="mso-hide:all">b</span><a style="display:none" href="/terms">c</a></p>', '<p>a</p>'],
  ['<h1 hidden>a</h1><center style="display:none">b</center><p>c</p>', '<p>c</p>'],
  ['<p style="inline-display:none">a</p>', '<p>a</p>'],
  ['<p>in&nbsp;the&nbsp;country, and&nbsp;(so&nbsp;on)</p>', '<p>in the country, and (so on)</p>'],
  ['<p>甲&nbsp;&nbsp;&nbsp;乙 5\u00a0%</p>', '<p>甲 乙 5\u00a0%</p>'],
  ['', ''],
])('DE-06 %s becomes %s', (raw, expected) => expect(clean(raw)).toBe(expected));

test('DE-06 outside links get no opener and no referrer; pages of the site stay plain', () => {
  expect(clean('<a href="https://a.example/">a</a>')).toBe(
    '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">a</a>',
  );
  expect(clean('<a href="/terms" target="_top">a</a>')).toBe('<a href="/terms">a</a>');
});

test('DE-06 pictures are lazy and always have an alt', () => {
  expect(clean('<img src="/ows/files/a.png" width="10" onerror="x">')).toBe(
    '<img src="/ows/files/a.png" alt="" loading="lazy" decoding="async" width="10" />',
  );
});

test('DE-06 a paragraph that holds only a picture stays', () => {
  expect(clean('<p><img src="/ows/files/a.png"></p>')).toMatch(/^<p><img .*<\/p>$/);
});

test('DE-06 tables scroll in a frame that the keyboard reaches', () => {
  expect(clean('<table><tr><td>1</td></tr></table>')).toBe(
    '<div class="table-scroll" tabindex="0" role="group" aria-label="1"><table><tr><td>1</td></tr></table></div>',
  );
});

test.each([
  [
    'its caption',
    '<h2>Fees</h2><table><caption>Fees of 2024</caption><tr><td>1</td></tr></table>',
    'Fees of 2024',
  ],
  [
    'the heading before it',
    '<h2>A</h2><h3>Fees <em>a year</em></h3><p>x</p><table><tr><td>1</td></tr></table>',
    'Fees a year',
  ],
  ['its first row', '<table><tr><th>Year</th> <th>Fee</th></tr><tr><td>1</td></tr></table>', 'Year Fee'],
  [
    'a text with signs',
    '<h2>"A" &amp; <b>B</b> &lt;x onload="y"&gt;</h2><table><tr><td>1</td></tr></table>',
    '&quot;A&quot; &amp; B &lt;x onload=&quot;y&quot;&gt;',
  ],
  ['the beginning of a long row', `<table><tr><td>${'年度'.repeat(60)}</td></tr></table>`, '年度'.repeat(40)],
])('EL-20 the frame of a table is named by %s', (_, raw, name) => {
  expect(clean(raw)).toContain(`<div class="table-scroll" tabindex="0" role="group" aria-label="${name}">`);
});

test('EL-20 the frame of a table without a word has no name', () => {
  expect(clean('<table><tr><td> </td></tr></table>')).toContain(
    '<div class="table-scroll" tabindex="0"><table>',
  );
});

test('DE-06 an empty corner cell is no heading and keeps what it spans', () => {
  expect(clean('<table><tr><th scope="col" class="x"> </th><th colspan="2">&nbsp;</th></tr></table>')).toBe(
    '<div class="table-scroll" tabindex="0"><table><tr><td></td><td colspan="2"></td></tr></table></div>',
  );
});

test('DE-06 what the sanitiser escaped stays escaped, texts and attributes alike', () => {
  const raw =
    '<p title="x">&lt;table&gt; &amp;lt; &copy;&nbsp;"q"</p><img src="/ows/files/a.png" alt="&lt;h2&gt; &quot;a&quot;">';
  expect(clean(raw)).toBe(
    '<p>&lt;table&gt; &amp;lt; ©\u00a0"q"</p><img src="/ows/files/a.png" alt="&lt;h2&gt; &quot;a&quot;" loading="lazy" decoding="async" />',
  );
});

test('RT-01 the page keeps its one h1; headings get ids for the table of contents', () => {
  const { html, headings } = sanitise('<h1>A &amp; B</h1><p>x</p><h2>C <em>d</em></h2>', { idPrefix: 's7' });
  expect(html).toContain('<h2 id="s7-1">A &amp; B</h2>');
  expect(headings).toEqual([
    { id: 's7-1', text: 'A & B' },
    { id: 's7-2', text: 'C d' },
  ]);
});

test('LG-04 translation sees texts between tags, never a tag or attribute', () => {
  const translate = (text: string) => (text === '公告' ? 'Announcement' : text);
  const raw = '<p title="公告">公告</p><p>公告全文</p><a href="/ows/files/公告.pdf">公告</a>';
  const { html } = sanitise(raw, { translate });
  expect(html).toContain('<p>Announcement</p><p>公告全文</p>');
  expect(html).toContain('.pdf">Announcement</a>');
  expect(html).not.toContain('files/Announcement');
});

test('JSON in a script cannot end it', () => {
  const text = inlineJson({ a: '</script><!--', b: '\u2028&' });
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual({ a: '</script><!--', b: '\u2028&' });
});

test('an id of the back office cannot end the attribute it becomes part of', () => {
  const { html, headings } = sanitise('<h2>A</h2>', { idPrefix: 's"><script>alert(1)</script>' });
  expect(html).toBe('<h2 id="sscriptalert1script-1">A</h2>');
  expect(headings).toEqual([{ id: 'sscriptalert1script-1', text: 'A' }]);
});

test('M6 tags are nested fifty deep at most, whatever is in them', () => {
  for (const tag of ['div', 'ul', 'blockquote', 'span']) {
    const { html } = sanitise(`${`<${tag}>`.repeat(2000)}甲${`</${tag}>`.repeat(2000)}`);
    expect(html.match(new RegExp(`<${tag}`, 'g'))?.length).toBeLessThanOrEqual(50);
  }
});

test('numbers joined by hyphens are kept on one line, in text only', () => {
  const { html } = sanitise('<p>致电400-8888-666或<a href="/detail?id=1-2">2025-10-30</a></p>');
  expect(html).toBe(
    '<p>致电<span data-number="">400-8888-666</span>或<a href="/detail?id=1-2"><span data-number="">2025-10-30</span></a></p>',
  );
});

test.each([
  [
    'the first of two',
    '<p>a</p><table><tr><td>1</td></tr></table><table></table>',
    /^<table>.*1.*<\/table>$/,
  ],
  [
    'one with another in it, whole',
    '<table><tr><td><table><tr><td>1</td></tr></table></td><td>2</td></tr></table><p>a</p>',
    /^<table>.*<table>.*1.*<\/table>.*2.*<\/table>$/,
  ],
])('of tables %s is taken out', (_name, raw, table) => {
  expect(firstTable(clean(raw))).toMatch(table);
});

test('a style of nothing but spaces does not hold the process up', () => {
  const spaces = ' '.repeat(300_000);
  expect(sanitise(`<p style="${spaces}text-align${spaces}:${spaces}right">a</p>`).html).toBe(
    '<p class="align-right">a</p>',
  );
});

test('LG-02 links to pages stay in the language of the page; files and other sites stay as they are', () => {
  const raw =
    '<a href="/detail?id=5#a">1</a><a href="/en/terms">2</a><a href="/ows/files/a.pdf">3</a><a href="https://a.example/">4</a><a href="#b">5</a>';
  const hrefs = (locale?: 'zh' | 'en') =>
    [...sanitise(raw, { locale }).html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  const asWritten = ['/detail?id=5#a', '/en/terms', '/ows/files/a.pdf', 'https://a.example/', '#b'];
  expect(hrefs('en')).toEqual(asWritten.with(0, '/en/detail?id=5#a'));
  expect(hrefs('zh')).toEqual(asWritten);
  expect(hrefs()).toEqual(asWritten);
});

test('a text without tables has none', () => {
  expect(firstTable(clean('<p>table</p></table>'))).toBeNull();
});
