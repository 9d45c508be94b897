import { splitSentences } from './sentences';

const split = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

test.each<[string, string[]]>([
  [
    '公司发布公告。请投资者注意！是否有疑问？请致电；谢谢',
    ['公司发布公告。', '请投资者注意！', '是否有疑问？', '请致电；', '谢谢'],
  ],
  ['他说：“市场有风险。”随后离开。', ['他说：“市场有风险。”', '随后离开。']],
  ['等等……后来呢？！（完）', ['等等……', '后来呢？！', '（完）']],
  ['（见第3条。）下一条', ['（见第3条。）', '下一条']],
  ['真的吗?是的!好', ['真的吗?', '是的!', '好']],
])('EL-11 Chinese sentences of %s', (text, sentences) => {
  expect(split(text)).toEqual(sentences);
});

test.each<[string, string[]]>([
  ['It rose. It fell! Why? Nobody knows', ['It rose.', 'It fell!', 'Why?', 'Nobody knows']],
  ['See No. 5 and Nos. 6 to 8. No. That is wrong.', ['See No. 5 and Nos. 6 to 8.', 'No.', 'That is wrong.']],
  [
    'The U.S. market closed at 3.14. The U.K. did not.',
    ['The U.S. market closed at 3.14.', 'The U.K. did not.'],
  ],
  ['It operates in the U.S. The rest is here.', ['It operates in the U.S.', 'The rest is here.']],
  ['Haixu Securities Co., Ltd. was founded in 1992.', ['Haixu Securities Co., Ltd. was founded in 1992.']],
  [
    'It is run by Haixu Co., Ltd. The group is larger.',
    ['It is run by Haixu Co., Ltd.', 'The group is larger.'],
  ],
  [
    'Mr. Li and J. Smith, e.g. Dr. Wu, spoke at 9 a.m. sharp.',
    ['Mr. Li and J. Smith, e.g. Dr. Wu, spoke at 9 a.m. sharp.'],
  ],
  ['“Markets carry risk.” He left.', ['“Markets carry risk.”', 'He left.']],
  [
    '1. Open an account. 2. Sign (a. on paper). 3. Trade.',
    ['1. Open an account.', '2. Sign (a. on paper).', '3. Trade.'],
  ],
  ['Wait... what? See www.example.com. Bye.', ['Wait... what?', 'See www.example.com.', 'Bye.']],
  ['fees; taxes; a&b;c', ['fees;', 'taxes;', 'a&b;c']],
  ['Published Oct. 16, 2026, of 1,234.56 shares.', ['Published Oct. 16, 2026, of 1,234.56 shares.']],
])('EL-11 English sentences of %s', (text, sentences) => {
  expect(split(text)).toEqual(sentences);
});

test.each<[string, string[]]>([
  [
    '海序（Haixu Securities Co., Ltd.）成立。Its code is 601211. 详见公告。',
    ['海序（Haixu Securities Co., Ltd.）成立。', 'Its code is 601211.', '详见公告。'],
  ],
  ['一行\n  二行 \n\n三行', ['一行', '二行', '三行']],
  ['', []],
  [' \n ', []],
  ['…… —— 。', []],
  ['。！标题', ['标题']],
])('EL-11 mixed and odd texts: %j', (text, sentences) => {
  expect(split(text)).toEqual(sentences);
});

test('EL-11 a very long sentence is cut at commas, and nothing of it is lost', () => {
  const clause = '公司依据相关法律法规及监管要求履行信息披露义务，';
  const text = `${clause.repeat(20)}特此公告。`;
  const parts = split(text);
  expect(parts.join('')).toBe(text);
  expect(parts.length).toBeGreaterThan(4);
  for (const part of parts.slice(0, -1)) expect(part).toMatch(/，$/);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(73);
});

test('EL-11 without commas it is cut at spaces, numbers stay whole, and without spaces it is cut anyway', () => {
  const words = split('amount 1,234,567 of shares held by others '.repeat(12));
  for (const part of words) {
    expect(part.length).toBeLessThanOrEqual(220);
    expect(part).not.toMatch(/(?:^|\s)(?:\d{3},|234|567)/);
  }
  expect(split('😀字'.repeat(200)).join('')).toBe('😀字'.repeat(200));
  for (const part of split('😀字'.repeat(200))) expect(part).not.toMatch(/^[\udc00-\udfff]/);
});
