import {
  answerArticles,
  answerMenu,
  answerWords,
  asked,
  contextOf,
  menuRow,
  row,
  seam,
  startAnew,
  variantOf,
} from '@/testing/seam';
import { getPressRoom } from './press-room';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const FILTERS = [
  { dictType: 'news_filter', dictLabel: '公告', dictValue: 'announcements' },
  { dictType: 'news_filter', dictLabel: '停用', dictValue: 'old', status: '1' },
];
const press = (query: Record<string, string> = {}) => getPressRoom(contextOf('/pressroom', query));

beforeEach(() => {
  startAnew();
  answerMenu(menuRow(1, 'pressroom', { menuName: '新闻中心' }));
  answerWords({ 公告: 'Announcements' }, FILTERS);
  answerArticles([row(1, { isTopped: '1' }), row(2)], 25);
});

test.each([
  [{}, '1', ['2']],
  [{ page: '2' }, undefined, ['1', '2']],
  [{ filterName: 'announcements' }, undefined, ['1', '2']],
  [{ filterName: 'announcements', page: '2' }, undefined, ['1', '2']],
])('PR-01 %j: featured is %s, the list %j', async (query, featured, items) => {
  const found = await press(query);
  expect(found?.featured?.id).toBe(featured);
  expect(found?.list.items.map(({ id }) => id)).toEqual(items);
});

test('PR-01 a first item that is not pinned is not featured', async () => {
  answerArticles([row(1), row(2, { isTopped: '1' })]);
  expect(await press()).toMatchObject({ featured: null, list: { items: [{ id: '1' }, { id: '2' }] } });
});

test.each(['nothing', 'old', '公告'])(
  'PR-01 the filter %s is unknown: there is no such page',
  async (filterName) => {
    expect(await press({ filterName })).toBeNull();
    expect(seam.fetchArticles).not.toHaveBeenCalled();
  },
);

test('PR-01 a page past the end is none', async () => {
  expect(await press({ page: '3' })).not.toBeNull();
  expect(await press({ page: '4' })).toBeNull();
});

test('PR-01 ten to a page, by menu without a filter and by filter with one', async () => {
  await press();
  expect(asked()).toMatchObject({ menuKey: 'k1', filter: undefined, pageSize: 10, pageNum: 1 });
  await press({ filterName: 'announcements', page: '2' });
  const second = expect.objectContaining({ filter: 'announcements', pageNum: 2 });
  expect(seam.fetchArticles).toHaveBeenCalledWith(second, false);
});

test('PR-01 filters are named in the language of the page and keep their values', async () => {
  const english = await getPressRoom(contextOf('/pressroom', {}, variantOf('en')));
  expect(english?.filters).toEqual([{ label: 'Announcements', value: 'announcements' }]);
  expect((await press({ filterName: 'announcements' }))?.filter).toBe('announcements');
});

test('PR-01 a failing dictionary is no unknown filter', async () => {
  seam.fetchDictionary.mockRejectedValue(new Error('down'));
  await expect(press({ filterName: 'announcements' })).rejects.toThrow('down');
});

test.each(['2014', '2099'])('PR-01 the year %s is out of range: there is no such page', async (year) => {
  expect(await press({ year })).toBeNull();
  expect(seam.fetchArticles).not.toHaveBeenCalled();
});

test('PR-01 a year is asked for beside the filter, and has no featured item', async () => {
  const found = await press({ filterName: 'announcements', year: '2021' });
  expect(asked()).toMatchObject({ filter: 'announcements', year: '2021' });
  expect(found).toMatchObject({ year: 2021, featured: null });
  expect((await press({ year: '2021' }))?.featured).toBeNull();
  answerArticles([]);
  expect((await press({ year: '2015' }))?.list.items).toEqual([]);
});
