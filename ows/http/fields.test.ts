import { optionalList, optionalText, pageLength, pageNumber } from './fields';

describe('fields of a request', () => {
  test.each([
    [undefined, undefined],
    [null, undefined],
    ['  ', undefined],
    [' a ', 'a'],
    [0, '0'],
    [false, 'false'],
  ])('%j is read as %j', (given, expected) => {
    expect(optionalText.parse(given)).toBe(expected);
  });

  test('comma-joined values are a list', () => {
    expect(optionalList.parse('a, b,,')).toEqual(['a', 'b']);
    expect(optionalList.parse(',')).toBeUndefined();
  });

  test('CL-04 page number and size have defaults and limits', () => {
    expect([pageNumber.parse(undefined), pageNumber.parse('3'), pageNumber.parse(2)]).toEqual([1, 3, 2]);
    expect(pageLength(100).parse('')).toBe(100);
    for (const wrong of ['0', '-1', '1.5', 'x', '10001'])
      expect(pageLength(100).safeParse(wrong).success).toBe(false);
  });
});
