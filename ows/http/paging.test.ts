import { offsetOf, sliceOf } from './paging';

describe('paging', () => {
  test('SH-08 a page past the end is the last page', () => {
    expect(offsetOf({ pageNum: 1, pageSize: 10 }, 25)).toBe(0);
    expect(offsetOf({ pageNum: 3, pageSize: 10 }, 25)).toBe(20);
    expect(offsetOf({ pageNum: 9, pageSize: 10 }, 25)).toBe(20);
    expect(offsetOf({ pageNum: 3, pageSize: 10 }, 20)).toBe(10);
    expect(offsetOf({ pageNum: 9, pageSize: 10 }, 0)).toBe(0);
  });

  test('a slice knows how many there are in all', () => {
    expect(sliceOf(['a', 'b', 'c'], { pageNum: 2, pageSize: 2 })).toEqual({ total: 3, rows: ['c'] });
  });
});
