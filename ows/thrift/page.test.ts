import { pageOf } from './page';

const TWELVE = Array.from({ length: 12 }, (_, at) => at);

describe('pages of the thrift relay', () => {
  test('CP-01 are counted from "1" and empty past the end', () => {
    expect(pageOf(TWELVE, { PAGE_NO: '1' } as never, 10)).toHaveLength(10);
    expect(pageOf(TWELVE, { PAGE_NO: '2' } as never, 10)).toEqual([10, 11]);
    expect(pageOf(TWELVE, { PAGE_NO: '3' } as never, 10)).toEqual([]);
  });

  test('PB-02 take a size of their own and mend nonsense', () => {
    expect(pageOf(TWELVE, { PAGE_NO: '2', PAGE_SIZE: '5' } as never, 10)).toEqual([5, 6, 7, 8, 9]);
    expect(pageOf(TWELVE, { PAGE_NO: '-1', PAGE_SIZE: 'x' } as never, 10)).toHaveLength(10);
  });
});
