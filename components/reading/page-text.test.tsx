import { sentencesOfPage } from './page-text';

beforeEach(() => {
  document.documentElement.lang = 'zh-CN';
});

function sentences(html: string) {
  document.body.innerHTML = `<div data-read="">${html}</div>`;
  return sentencesOfPage();
}
const texts = (html: string) => sentences(html).map(({ text }) => text);

test.each([
  ['<h1>标题</h1><p>一。二。</p>', ['标题', '一。', '二。']],
  ['<p>跨<b>元</b>素。<i>二</i></p>', ['跨元素。', '二']],
  ['一<p>二</p>三', ['一', '二', '三']],
  ['<p>甲<br>乙</p>', ['甲', '乙']],
  ['<ul><li>甲<ul><li>乙</li></ul></li><li>丙</li></ul>', ['甲', '乙', '丙']],
  ['<p>甲<button>按</button><span hidden>乙</span><span aria-hidden="true">丙</span></p>', ['甲']],
  ['<p style="display:none">甲</p><p style="visibility:hidden">乙</p><p class="no-print">丙</p>', []],
  ['<details><summary>题</summary><p>文</p></details><details open><p>开</p></details>', ['题', '开']],
  ['<div style="display:flex"><span>公告</span><time>2026-10-16</time></div>', ['公告', '2026-10-16']],
  ['<dialog>甲</dialog><nav>乙</nav><form>丙</form><p> \n </p>', []],
])('EL-11 the texts of %s', (html, expected) => {
  // jsdom does not turn the children of a flexible box into blocks.
  const view = html.replace(/<(span|time)>/g, '<$1 style="display:block">');
  expect(texts(view)).toEqual(expected);
});

test('EL-11 tables are read row by row as “column: value”', () => {
  const table = `<table><caption>费率</caption>
    <thead><tr><th>品种</th><th colspan="2">费率</th><th class="no-print">链接</th></tr></thead>
    <tbody><tr><th>A股</th><td>0.3%</td><td></td><td class="no-print">看</td></tr>
    <tr><td>B股</td><td>1<br>2</td><td>3</td></tr></tbody></table>`;
  expect(texts(table)).toEqual(['费率', 'A股；', '费率：0.3%。', '品种：B股；', '费率：1 2；', '费率：3。']);
});

test('EL-11 English rows, tables without a head, and rows without text', () => {
  const table =
    '<div lang="en"><table><tr><td>Fee</td><td>Five</td></tr><tr><td></td></tr></table><table><tr><th>A</th><th>B</th></tr><tr><td>One</td><td>Two</td></tr></table></div>';
  const found = sentences(table);
  expect(found.map(({ text }) => text)).toEqual(['Fee;', 'Five.', 'A: One;', 'B: Two.']);
  expect(found.map(({ locale }) => locale)).toEqual(['en', 'en', 'en', 'en']);
});

test('EL-11 each sentence has its place, across elements, and the language of its text', () => {
  const found = sentences('<p> 第<b>一。</b>第二。</p><p lang="en">Third.</p>');
  expect(found.map(({ range }) => range.toString())).toEqual(['第一。', '第二。', 'Third.']);
  expect(found.map(({ block, locale }) => `${block.tagName} ${locale}`)).toEqual(['P zh', 'P zh', 'P en']);
});

test('EL-11 nothing of the page is changed by being read, and a region within a region is read once', () => {
  const html = '<p>一。<b data-read="">二</b>三</p>';
  const found = sentences(html);
  expect(found.map(({ text }) => text)).toEqual(['一。', '二三']);
  expect(document.querySelector('[data-read]')?.innerHTML).toBe(html);
  expect(document.querySelector('p')?.childNodes).toHaveLength(3);
});
