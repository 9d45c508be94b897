import { screen, within } from '@testing-library/react';
import type { Announcements } from '@/lib/model/investors';
import { contextOf, summaryOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { AnnouncementsView } from './announcements-view';

const PATH = '/investor-relations/announcements';
const translation = { locale: 'en' as const, title: 'Dividend for 2020' };

const FILE = { url: '/ows/files/pdf/a.pdf', name: 'a.pdf', type: 'PDF', size: '235 KB' };
const TYPES = [
  { value: 'meeting', label: '股东会' },
  { value: 'bond', label: '债券发行' },
];

function dataOf(more: Partial<Announcements> = {}): Announcements {
  const items = [
    {
      article: summaryOf('2020年年度权益分派实施公告', { id: '2013', tag: '利润分配' }),
      translation,
      file: FILE,
      firstPublished: '2021-06-18T09:31:00.000Z',
    },
    {
      article: summaryOf('只有中文的公告', { id: '2014' }),
      translation: null,
      file: null,
      firstPublished: null,
    },
  ];
  const list = { items, total: 12, page: 1, pages: 2 };
  return {
    title: '公司公告',
    intro: '',
    years: [2026, 2025, 2015],
    year: null,
    types: [],
    type: null,
    list,
    hasArchive: true,
    ...more,
  };
}

test('IR-05 years are links, one of which clears the choice; titles open in a new tab', () => {
  renderView(
    <AnnouncementsView
      data={dataOf({ year: 2025 })}
      context={contextOf(PATH, { query: { year: '2025' } })}
    />,
  );
  const years = within(screen.getByRole('navigation', { name: '按年度筛选' }));
  expect(years.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    PATH,
    `${PATH}?year=2026`,
    `${PATH}?year=2025`,
    `${PATH}?year=2015`,
  ]);
  expect(years.getByRole('link', { current: true }).textContent).toBe('2025年');
  const title = screen.getByRole('link', { name: '2020年年度权益分派实施公告' });
  expect(title.getAttribute('href')).toBe('/detail?type=news&id=2013');
  expect(title.getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('link', { name: '下一页' }).getAttribute('href')).toBe(`${PATH}?year=2025&page=2`);
});

test('IR-05 the translation stands on the row of its announcement, in its own language', () => {
  renderView(<AnnouncementsView data={dataOf()} context={contextOf(PATH)} />);
  const [first, second] = screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('heading'));
  const link = within(first as HTMLElement).getByRole('link', { name: 'English: Dividend for 2020' });
  expect(link.getAttribute('href')).toBe('/en/detail?type=news&id=2013');
  expect([link.getAttribute('hreflang'), link.getAttribute('lang')]).toEqual(['en', 'en']);
  expect(within(second as HTMLElement).getAllByRole('link')).toHaveLength(1);
});

test('IR-05 a year without announcements says so and leads to all of them', () => {
  const list = { items: [], total: 0, page: 1, pages: 1 };
  renderView(<AnnouncementsView data={dataOf({ list, year: 2026 })} context={contextOf(PATH)} />);
  expect(screen.getByText('该年度暂无公告')).not.toBeNull();
  expect(screen.getByRole('link', { name: '查看全部公告' }).getAttribute('href')).toBe(PATH);
  expect(screen.getByRole('link', { name: 'JSON' }).getAttribute('href')).toBe(
    '/feeds/zh/announcements-2026.json',
  );
});

test('IR-05 a row has its document with format and size', () => {
  renderView(<AnnouncementsView data={dataOf()} context={contextOf(PATH)} />);
  const file = screen.getByRole('link', { name: 'PDF 235 KB 2020年年度权益分派实施公告' });
  expect([file.textContent, file.getAttribute('href')]).toEqual(['PDF 235 KB', '/ows/files/pdf/a.pdf']);
});

test('IR-05 types are links that keep the year, and years keep the type', () => {
  const data = dataOf({ types: TYPES, type: 'bond', year: 2025 });
  renderView(<AnnouncementsView data={data} context={contextOf(PATH)} />);
  const types = within(screen.getByRole('navigation', { name: '按类别筛选' }));
  expect(types.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${PATH}?year=2025`,
    `${PATH}?type=meeting&year=2025`,
    `${PATH}?type=bond&year=2025`,
  ]);
  expect(types.getByRole('link', { current: true }).textContent).toBe('债券发行');
  expect(screen.getByRole('link', { name: '2015年' }).getAttribute('href')).toBe(
    `${PATH}?type=bond&year=2015`,
  );
});

test('IR-05 on a phone years and types are selects of a form, which needs no script', () => {
  const data = dataOf({ types: TYPES, type: 'bond', year: 2025 });
  renderView(<AnnouncementsView data={data} context={contextOf(PATH, { device: 'mobile' })} />);
  expect(screen.queryByRole('navigation', { name: '按年度筛选' })).toBeNull();
  expect((screen.getByRole('search') as HTMLFormElement).method).toBe('get');
  const chosen = ['按年度筛选', '按类别筛选'].map(
    (name) => (screen.getByLabelText(name) as HTMLSelectElement).value,
  );
  expect(chosen).toEqual(['2025', 'bond']);
});

test('AR-03 a recorded announcement has the time of its first publication and a link to its record', () => {
  renderView(<AnnouncementsView data={dataOf()} context={contextOf(PATH)} />);
  const link = screen.getByRole('link', { name: '存档与校验：2020年年度权益分派实施公告' });
  expect(link.getAttribute('href')).toBe('/investor-relations/archive/filing?id=2013#zh');
  expect(link.parentElement?.textContent).toBe('首次发布 2021年06月18日 17:31 存档与校验');
  expect(screen.getAllByText(/首次发布/)).toHaveLength(2);
});

test('AR-03 the list leads to the archive, unless the record is off', () => {
  const { unmount } = renderView(<AnnouncementsView data={dataOf()} context={contextOf(PATH)} />);
  expect(screen.getByRole('link', { name: '信息披露存档' }).getAttribute('href')).toBe(
    '/investor-relations/archive',
  );
  unmount();
  renderView(<AnnouncementsView data={dataOf({ hasArchive: false })} context={contextOf(PATH)} />);
  expect(screen.queryByRole('link', { name: '信息披露存档' })).toBeNull();
});
