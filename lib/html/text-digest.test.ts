import { createHash } from 'node:crypto';
import { sanitise } from './sanitise';
import { textBlocks, textDigest } from './text-digest';

const blocksOf = (raw: string) => textBlocks(sanitise(raw).html);
const digestOf = (raw: string) => textDigest({ body: sanitise(raw).html });

test.each([
  ['', []],
  ['bare <b>words</b>', ['bare words']],
  ['<p>one</p><p> two\n  lines<br>long </p>', ['one', 'two lines long']],
  ['<p></p><p>&nbsp;</p><p>　x　</p>', ['x']],
  ['<p>a<span>b</span><a href="https://a.example/">c</a></p>', ['abc']],
  ['<ul><li>one<ul><li>inner</li></ul>after</li></ul>', ['one', 'inner', 'after']],
  ['<table><tr><th>Year</th><td>2025</td></tr></table>', ['Year', '2025']],
  ['<figure><img src="/ows/files/a.png" alt="unseen"><figcaption>seen</figcaption></figure>', ['seen']],
  ['<p>A &amp; B &lt;c&gt;</p>', ['A & B <c>']],
  ['<p>021-5555 0000</p><script>x</script>', ['021-5555 0000']],
] as const)('AR-07 the text of %j is %j', (raw, blocks) => {
  expect(blocksOf(raw)).toEqual(blocks);
});

test('AR-07 the digest is that of the blocks in lines, in UTF-8', () => {
  const expected = createHash('sha256').update('标题\n正文 2025', 'utf8').digest('hex');
  expect(digestOf('<h1>标题</h1><p>正文  <b>2025</b></p>')).toBe(expected);
  expect(digestOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('AR-07 markup, white space and the form of accents make no difference; words and their blocks do', () => {
  const plain = digestOf('<p>café 2025</p><p>two</p>');
  expect(digestOf('<div><p style="color:red"><b>cafe\u0301</b>\n 2025</p></div><p>two</p>')).toBe(plain);
  expect(digestOf('<p>cafe 2025</p><p>two</p>')).not.toBe(plain);
  expect(digestOf('<p>café 2025 two</p>')).not.toBe(plain);
});
