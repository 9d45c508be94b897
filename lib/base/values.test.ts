import { toText, toTexts } from './values';

test('L17 texts lose control characters, and keep tabs and the ends of their lines', () => {
  expect(toText('一\u0000二\u000b三\u001b四\u0085五')).toBe('一二三四五');
  expect(toText('一\r\n\t二')).toBe('一\r\n\t二');
  expect(toTexts(['a\u0000', '\u0000'])).toEqual(['a']);
});
