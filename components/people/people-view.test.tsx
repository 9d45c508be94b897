import { screen, within } from '@testing-library/react';
import type { MarketingPerson, PeoplePage } from '@/lib/model/people';
import { contextOf, entryOf } from '../catalogue/models';
import { renderView, standsBefore } from '../test-page';
import { PeopleView } from './people-view';

const PATH = '/personnel-business-disclosure';
const PERSON: MarketingPerson = {
  name: '王立',
  photo: '/ows/files/images/a.svg',
  branch: '上海分公司',
  certificate: '证券经纪人',
  number: 'S1',
  area: '上海市',
  begin: '2024-01-01',
  end: '2026-12-31',
  validity: 'valid',
};
const listOf = <T,>(items: T[], pages = 1) => ({ items, total: items.length, page: 1, pages });
const PAGE: PeoplePage = {
  title: '人员与业务公示',
  intro: '',
  siteName: '示例',
  tabs: [{ id: 'marketing', label: '营销人员', href: PATH, current: true }],
  tab: 'marketing',
  label: '营销人员',
  filter: { kind: 'business', province: '', keyword: '' },
  content: { kind: 'marketing', list: listOf([PERSON]), texts: [] },
  links: [entryOf('营业执照', '/businesslicence')],
};
/** The paragraph with these words, whose date is an element of its own. */
const stateOf = (words: string) =>
  screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === words);
const funds = (more: Partial<PeoplePage>): PeoplePage => ({ ...PAGE, tab: 'funds', links: [], ...more });

test('PB-03 a person has portrait, outlet, certificate, dates, area, and validity in words', () => {
  renderView(<PeopleView data={PAGE} context={contextOf(PATH)} />);
  expect(screen.getByRole('heading', { name: '王立' })).toBeTruthy();
  expect(stateOf('授权有效，至2026年12月31日').querySelector('time')?.dateTime).toBe('2026-12-31');
  for (const text of ['上海分公司', '证券经纪人', 'S1', '上海市', '2024年01月01日'])
    expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  ['ended', 'Ended on December 31, 2026'],
  ['future', 'Valid from January 1, 2024'],
  ['unlimited', 'Valid, without an end date'],
  ['unknown', 'Term not stated: please call us'],
] as const)('PB-03 a mandate that is %s says so in English', (validity, words) => {
  const list = listOf([{ ...PERSON, validity }]);
  const data: PeoplePage = { ...PAGE, content: { kind: 'marketing', list, texts: [] } };
  renderView(<PeopleView data={data} context={contextOf(PATH, { locale: 'en' })} />, 'en');
  expect(stateOf(words)).toBeTruthy();
});

test('PB-01 switching between business persons and witnesses forgets the search', () => {
  const filter = { kind: 'business' as const, province: '', keyword: '王' };
  renderView(
    <PeopleView data={{ ...PAGE, filter }} context={contextOf(PATH, { query: { keyword: '王' } })} />,
  );
  const kinds = within(screen.getByRole('navigation', { name: '人员类别' })).getAllByRole('link');
  expect(kinds.map((kind) => kind.getAttribute('href'))).toEqual([PATH, `${PATH}?kind=witness`]);
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('王');
});

test('PB-01 links of disclosure stand below the marketing tab', () => {
  renderView(<PeopleView data={PAGE} context={contextOf(PATH)} />);
  const foot = screen.getByRole('navigation', { name: '更多公示' });
  expect(within(foot).getByRole('link', { name: '营业执照' })).toBeTruthy();
});

test('PB-02 the table has five columns and an index that goes on', () => {
  const row = {
    branch: '上海分公司',
    name: '王立',
    certificate: 'sale' as const,
    number: 'F1',
    numbers: ['F1'],
  };
  const list = { items: [row], total: 21, page: 3, pages: 3 };
  renderView(
    <PeopleView
      data={funds({ content: { kind: 'practitioners', list } })}
      context={contextOf(PATH, { query: { tab: 'funds', province: 'shanghai', page: '3' } })}
    />,
  );
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['序号', '所属机构', '姓名', '资格类型', '证书编号']);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['21', '上海分公司', '王立', '基金销售资格', 'F1']);
  const options = within(screen.getByRole('combobox', { name: '省份' })).getAllByRole('option');
  expect(options).toHaveLength(33);
  expect(screen.getByRole('link', { name: '上一页' }).getAttribute('href')).toBe(
    `${PATH}?tab=funds&province=shanghai&page=2`,
  );
});

test('PB-02 on a phone the practitioners are entries, with an index that goes on', () => {
  const row = { branch: '上海分公司', name: '王立', certificate: 'sale' as const, number: '', numbers: [] };
  const list = { items: [row], total: 21, page: 3, pages: 3 };
  const context = contextOf(PATH, { device: 'mobile', query: { tab: 'funds', page: '3' } });
  renderView(<PeopleView data={funds({ content: { kind: 'practitioners', list } })} context={context} />);
  expect(screen.queryByRole('table')).toBeNull();
  const entries = screen.getByRole('list', { name: '基金销售及从业人员' });
  expect(entries.getAttribute('start')).toBe('21');
  expect(within(entries).getByRole('heading', { name: '王立' })).toBeTruthy();
  const facts = within(entries)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(facts).toEqual(['上海分公司', '基金销售资格', '未公示']);
});

test('PB-02 an empty result says what to do; too many searches when to retry', () => {
  const none = listOf<never>([]);
  renderView(
    <PeopleView data={funds({ content: { kind: 'practitioners', list: none } })} context={contextOf(PATH)} />,
  );
  expect(screen.getByRole('link', { name: '举报冒充行为' }).getAttribute('href')).toBe('/report-fraud');
  renderView(
    <PeopleView data={funds({ content: { kind: 'tooMany', seconds: 9 } })} context={contextOf(PATH)} />,
  );
  expect(screen.getByText('查询过于频繁，请在 9 秒后再试')).toBeTruthy();
});

test('PB-03 the state of the mandate stands before the name', () => {
  renderView(<PeopleView data={PAGE} context={contextOf(PATH)} />);
  const badge = stateOf('授权有效，至2026年12月31日');
  expect(standsBefore(badge, screen.getByRole('heading', { name: '王立' }))).toBe(true);
});

test('PB-02 PB-03 English pages have names in pinyin, with the Chinese one marked as Chinese', () => {
  const context = contextOf(PATH, { locale: 'en' });
  const { unmount } = renderView(<PeopleView data={PAGE} context={context} />, 'en');
  const heading = screen.getByRole('heading', { name: 'Wang Li 王立' });
  expect(heading.querySelector('[lang="zh-CN"]')?.textContent).toBe('王立');
  expect(screen.getByText('上海分公司').getAttribute('lang')).toBe('zh-CN');
  unmount();
  const person = {
    branch: 'Shanghai Branch',
    name: '王立',
    certificate: 'sale' as const,
    number: 'F1',
    numbers: [],
  };
  const data = funds({ content: { kind: 'practitioners', list: listOf([person]) } });
  renderView(<PeopleView data={data} context={context} />, 'en');
  expect(screen.getByRole('cell', { name: 'Wang Li 王立' })).toBeTruthy();
  expect(screen.getByText('Shanghai Branch').getAttribute('lang')).toBeNull();
});
