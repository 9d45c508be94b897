import { toCsv } from './csv';

test('IR-02 CSV begins with a byte order mark, quotes what must be quoted, and runs nothing', () => {
  const csv = toCsv([
    ['名称', 'a,b', 'say "x"'],
    ['=1+1', '-0.12', '-cmd', '@x', 'two\nlines'],
  ]);
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(csv.slice(1)).toBe('名称,"a,b","say ""x"""\r\n\'=1+1,-0.12,\'-cmd,\'@x,"two\nlines"\r\n');
});
