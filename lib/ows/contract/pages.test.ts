import { readPages } from './pages';

const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => at);
const officeOf = (total: number) =>
  jest.fn(async (page: number) => ({ total, rows: rowsOf(total).slice((page - 1) * 10, page * 10) }));

test.each([
  ['nothing', 0, 0, 1],
  ['less than a page', 7, 7, 1],
  ['exactly a page', 10, 10, 1],
  ['some pages', 25, 25, 3],
  ['more than the bound', 99, 40, 4],
])('CL-05 a list of %s is read whole within the bound', async (_what, total, read, calls) => {
  const load = officeOf(total);
  expect(await readPages({ size: 10, most: 4 }, load)).toEqual({ total, rows: rowsOf(read) });
  expect(load).toHaveBeenCalledTimes(calls);
});

test('CL-05 a page that fails fails the list: half a list is not taken for the whole one', async () => {
  const load = async (page: number) => {
    if (page === 2) throw new Error('down');
    return { total: 30, rows: rowsOf(10) };
  };
  await expect(readPages({ size: 10, most: 4 }, load)).rejects.toThrow('down');
});
