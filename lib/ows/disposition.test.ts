import { disposition } from './disposition';

/** As it comes: each byte a character. */
const raw = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
const REPORT = `attachment; filename="__.pdf"; filename*=UTF-8''%E5%B9%B4%E6%8A%A5.pdf`;

test.each([
  ['inline', 'inline'],
  ['', 'attachment'],
  ['attachment; filename=a.pdf', 'attachment; filename="a.pdf"'],
  ['Inline; FileName="a b.pdf"', 'inline; filename="a b.pdf"'],
  [raw('attachment; filename="年报.pdf"'), REPORT],
  [raw('attachment; filename=年报.pdf'), REPORT],
  ["attachment; filename=x.pdf; filename*=UTF-8''%E5%B9%B4%E6%8A%A5.pdf", REPORT],
  [`attachment; filename="C:\\\\temp\\\\a.pdf"`, 'attachment; filename="a.pdf"'],
  ['attachment; filename="../../a.pdf"', 'attachment; filename="a.pdf"'],
  [raw('attachment; filename="a\u202Efdp.exe"'), 'attachment; filename="afdp.exe"'],
  ["attachment; filename*=UTF-8''%0d%0aX-Evil:%201.pdf", 'attachment; filename="X-Evil: 1.pdf"'],
  ['attachment; filename="a\\"b.pdf"', `attachment; filename="a_b.pdf"; filename*=UTF-8''a%22b.pdf`],
])('L17 %j goes out as %s', (value, expected) => {
  expect(disposition(value)).toBe(expected);
});
