import { screen, within } from '@testing-library/react';
import type { Archive } from '@/lib/model/archive';
import type { FilingRow } from '@/lib/model/record';
import { filingOf } from '@/testing/filings';
import { contextOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { ArchiveView } from './archive-view';

const PATH = '/investor-relations/archive';
const NO_FILTER = { year: null, kind: null, language: null, keyword: '' };

const rowOf = (id: string, more: Partial<FilingRow> = {}): FilingRow => ({
  ...filingOf(id),
  type: 'filing',
  version: 1,
  firstSeen: '2025-03-28T09:31:00.000Z',
  since: '2025-03-28T09:31:00.000Z',
  index: Number(id),
  leafHash: 'f'.repeat(64),
  state: 'published',
  ...more,
});

function show(
  more: Partial<Archive> = {},
  query: Record<string, string> = {},
  device: 'desktop' | 'mobile' = 'desktop',
) {
  const items = [
    rowOf('8'),
    rowOf('9', { locale: 'en', title: 'Annual Report', kind: 'annual', version: 3 }),
  ];
  const data: Archive = {
    filter: NO_FILTER,
    year: 2025,
    years: [2025, 2023],
    kinds: ['announcement', 'annual'],
    list: { items, total: 41, page: 1, pages: 3 },
    recorded: 60,
    head: { size: 61, time: '2025-03-28T10:00:00.000Z' },
    walkedAt: null,
    siteName: '',
    ...more,
  };
  renderView(<ArchiveView data={data} context={contextOf(PATH, { query, device })} />);
}

const rows = () => screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('heading'));

test('AR-03 a row has its title in its language, kind, dates, language and number of versions', () => {
  show();
  const [chinese, english] = rows() as [HTMLElement, HTMLElement];
  expect(chinese.textContent).toBe('公告2025年03月28日第8号公告中文首次发布 2025年03月28日 17:31');
  expect(english.textContent).toBe(
    '年度报告2025年03月28日Annual Report英文首次发布 2025年03月28日 17:31共 3 个版本',
  );
  const title = within(english).getByRole('link', { name: 'Annual Report' });
  expect(title.getAttribute('href')).toBe('/investor-relations/archive/filing?id=9#en');
  expect(title.closest('[lang]')?.getAttribute('lang')).toBe('en');
});

test.each([
  ['withdrawn', '已撤下'],
  ['file-gone', '原文件已缺失'],
  ['file-changed', '原文件已变更'],
] as const)('AR-05 a filing that is %s says so in a word: %s', (state, word) => {
  show({ list: { items: [rowOf('8', { state })], total: 1, page: 1, pages: 1 } });
  expect(within(rows()[0] as HTMLElement).getByText(word)).not.toBeNull();
});

test('AR-03 years are links that keep kind and language, and the one that is shown is the current one', () => {
  show({ filter: { ...NO_FILTER, kind: 'annual', language: 'en' } }, { kind: 'annual', language: 'en' });
  const years = within(screen.getByRole('navigation', { name: '按年度筛选' }));
  expect(years.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${PATH}?year=2025&kind=annual&language=en`,
    `${PATH}?year=2023&kind=annual&language=en`,
  ]);
  expect(years.getByRole('link', { current: true }).textContent).toBe('2025年');
});

test.each(['desktop', 'mobile'] as const)(
  'AR-03 year, kind, language and words are a form that needs no script (%s)',
  (device) => {
    const filter = { year: 2016, kind: 'annual', language: 'zh', keyword: '更正' } as const;
    show({ filter, year: 2016 }, { year: '2016' }, device);
    const form = screen.getByRole('search') as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['get', PATH]);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      year: '2016',
      kind: 'annual',
      language: 'zh',
      keyword: '更正',
    });
    expect(within(form).getByRole('link', { name: '清除条件' }).getAttribute('href')).toBe(PATH);
  },
);

test('AR-03 later pages keep the filter; files and feed have it where they can', () => {
  show({ filter: { ...NO_FILTER, kind: 'annual' } }, { kind: 'annual', page: '2' });
  expect(screen.getByRole('link', { name: '下一页' }).getAttribute('href')).toBe(
    `${PATH}?kind=annual&page=2`,
  );
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(
    '/record/archive/zh.csv?kind=annual',
  );
  expect(screen.getByRole('link', { name: 'JSON' }).getAttribute('href')).toBe(
    '/record/archive/zh.json?kind=annual',
  );
  expect(screen.getByRole('link', { name: 'RSS' }).getAttribute('href')).toBe('/feeds/zh/record.rss');
});

test('AR-02 the head of the page has size and time of the newest head, and leads to how to check it', () => {
  show();
  const link = screen.getByRole('link', { name: '如何核对' });
  expect(link.getAttribute('href')).toBe(`${PATH}/how-to-check`);
  expect(link.parentElement?.textContent).toContain('61 条，最新日志头签署于 2025年03月28日 18:00');
});

test('AR-03 nothing that fits, and nothing at all yet, are said', () => {
  const none = { items: [], total: 0, page: 1, pages: 1 };
  show({ list: none });
  expect(screen.getByText('没有符合条件的文件')).not.toBeNull();
  expect(screen.getByRole('link', { name: '查看最近年度' }).getAttribute('href')).toBe(PATH);
});

test('AR-03 an empty record has no filter', () => {
  show({ list: { items: [], total: 0, page: 1, pages: 1 }, recorded: 0, years: [], kinds: [], year: null });
  expect(screen.getByText('尚无存档')).not.toBeNull();
  expect(screen.queryByRole('search')).toBeNull();
});
