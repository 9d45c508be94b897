import type { SafeHtml } from '@/lib/model/safe-html';
import { openingOf } from './opening';

test.each([
  ['<p>甲方<br>与乙方&amp;丙方。</p><p>第二段。</p>', '甲方 与乙方&丙方。 第二段。'],
  ['<h2>一、总则</h2><p>正文。</p><table><tr><td>1</td></tr></table><p>后文。</p>', '正文。 后文。'],
  ['<div><figure><img src="/a"><figcaption>图</figcaption></figure><p>正文。</p></div>', '正文。'],
  ['<p>公告标题</p><p>本公司董事会保证。</p>', '本公司董事会保证。'],
  ['<p>公告标题：本公司董事会保证。</p>', '本公司董事会保证。'],
  [
    '<p>证券代码：601211</p><p>本公司董事会保证本公告内容不存在任何虚假记载。</p><p>会议通过决议。</p>',
    '会议通过决议。',
  ],
  ['<p>公告标题</p>', ''],
  ['', ''],
])('DE-03 the first sentences of %s are %j', (body, opening) => {
  expect(openingOf(body as SafeHtml, '公告标题')).toBe(opening);
});

test('DE-03 a long body gives no more than a description needs', () => {
  expect([...openingOf(`<p>${'甲乙丙。'.repeat(500)}</p>` as SafeHtml, '题')].length).toBeLessThan(300);
});
