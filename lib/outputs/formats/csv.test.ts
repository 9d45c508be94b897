import { toCsv } from './csv';

test('IR-02 CSV begins with a byte order mark, quotes what must be quoted, and runs nothing', () => {
  const csv = toCsv([
    ['名称', 'a,b', 'say "x"'],
    ['=1+1', '-0.12', '-cmd', '@x', 'two\nlines'],
  ]);
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(csv.slice(1)).toBe('名称,"a,b","say ""x"""\r\n\'=1+1,-0.12,\'-cmd,\'@x,"two\nlines"\r\n');
});

test.each([
  '\n=1+1',
  ' =1+1',
  '\u200b=1+1',
  '\u00a0@x',
  '＝1+1',
  '＋1',
  '－x',
  '＠x',
  '\u2212x',
  '\t1',
  '\r1',
])('L7 %j is no formula to a spreadsheet', (text) => expect(toCsv([[text]])).toContain(`'${text}`));

test.each(['-1.5', '1-2', 'a=b', '甲@乙'])('L7 %j stays as it is', (text) => {
  expect(toCsv([[text]])).not.toContain("'");
});
