import { bare } from './bare';

test('bare items keep what no item lacks, and the envelope is as it was', () => {
  const article = {
    id: '1',
    title: '公告',
    content: '<p>正文</p>',
    excerpt: '摘要',
    imageUrl: '/a.png',
    ext: '{}',
  };
  expect(bare({ code: 200, msg: '查询成功', total: 2, rows: [article, null] })).toEqual({
    code: 200,
    msg: '查询成功',
    total: 2,
    rows: [{ id: '1', title: '公告', content: '<p>正文</p>' }, null],
  });
  expect(bare({ code: 200, data: { info: 'abc' } })).toEqual({ code: 200, data: { info: 'abc' } });
  expect(bare('text')).toBe('text');
});
