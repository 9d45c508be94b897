import { contains, isPlace } from './match';

describe('matching records', () => {
  test.each([
    ['广东省', '广东', true],
    ['广东省', '广东省', true],
    ['上海市', '上海', true],
    ['内蒙古自治区', '内蒙古', true],
    ['广西壮族自治区', '广西壮族自治区', true],
    ['深圳市', '广东省', false],
    ['上海市', '市', false],
    [undefined, '上海市', false],
  ])('OD-03 the place %s by %s: %s', (full, given, expected) => {
    expect(isPlace(full, given)).toBe(expected);
  });

  test('a keyword is contained in any value, capitals aside', () => {
    expect(contains(['静安营业部', undefined], '静安')).toBe(true);
    expect(contains(['Fuyi'], 'FUYI')).toBe(true);
    expect(contains([null], 'null')).toBe(false);
  });
});
