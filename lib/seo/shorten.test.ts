import fc from 'fast-check';
import { shorten } from './shorten';

test.each([
  ['short enough', 20, 'short enough'],
  [' two\n lines ', 20, 'two lines'],
  ['one two three four', 12, 'one two…'],
  ['甲乙丙，丁戊己，庚辛', 9, '甲乙丙，丁戊己…'],
  ['abcdefghijklmnop', 5, 'abcd…'],
  ['😀😀😀😀', 3, '😀😀…'],
  ['', 5, ''],
])('%j within %i signs is %j', (text, most, short) => {
  expect(shorten(text, most)).toBe(short);
});

test('no text is longer than requested, nor cut within a character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.integer({ min: 2, max: 60 }),
      (text, most) => {
        const short = shorten(text, most);
        expect([...short].length).toBeLessThanOrEqual(most);
        expect(short.isWellFormed?.() ?? true).toBe(true);
      },
    ),
  );
});
