import { wrongTypes } from './wrong-types';

describe('answers of the wrong types', () => {
  test('keep their envelope and spoil every field of every item', () => {
    const body = {
      code: 200,
      msg: '查询成功',
      total: 1,
      rows: [{ id: 7, title: '公告', list: ['a'], flag: true }],
    };
    expect(wrongTypes(body)).toEqual({
      code: 200,
      msg: '查询成功',
      total: 'n1',
      rows: [{ id: 'n7', title: 2, list: null, flag: 'true' }, null, 'text'],
    });
  });

  test('spoil a single object and nested ones', () => {
    expect(wrongTypes({ code: 200, data: { info: 'abc', detail: { a: 1 } } })).toEqual({
      code: 200,
      data: { info: 3, detail: [] },
    });
    expect(wrongTypes('text')).toBe('text');
  });
});
