/** The three kinds of body in this family of back offices. An absent `data` stands for null. */
export const dataBody = (data?: unknown) => ({
  code: 200,
  msg: '操作成功',
  ...(data === undefined || data === null ? {} : { data }),
});

export const pageBody = (page: { total: number; rows: unknown[] }) => ({
  code: 200,
  msg: '查询成功',
  total: page.total,
  rows: page.rows,
});

export const failureBody = (code: number, msg: string) => ({ code, msg });
