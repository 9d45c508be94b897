import { screen, within } from '@testing-library/react';
import type { Outlet, OutletTables } from '@/lib/model/outlets';
import { contextOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { TablesView } from './tables-view';

const PATH = '/investor-relations/intro/branch';
const outlet = (id: string, name: string): Outlet => ({
  id,
  name,
  kind: 'office',
  officialName: name,
  address: '',
  phone: '',
  complaintPhone: '',
  province: 'beijing',
  provinceName: '北京市',
  city: '北京市',
  cityName: '北京市',
  code: '',
  manager: '',
  scope: '',
  companyId: '',
  wechatQr: '',
  weibo: '',
  hours: '',
  facilities: [],
  position: null,
});
const BEIJING = { province: 'beijing', name: '北京市', outlets: [outlet('1', '朝阳营业部')] };
const HEBEI = { province: 'hebei', name: '河北省', outlets: [outlet('2', '石家庄营业部')] };

function show(
  more: Partial<OutletTables>,
  query: Record<string, string> = {},
  device: 'desktop' | 'mobile' = 'desktop',
) {
  const filter = { province: query.province ?? '', keyword: query.keyword ?? '' };
  const data = { filter, index: [], groups: [BEIJING], scopes: [''], total: 1, siteName: '', ...more };
  renderView(<TablesView data={data} context={contextOf(PATH, { query, device })} />);
}

test('OD-02 without a choice an index of provinces with counts, and the table of the first', () => {
  const index = [
    { province: 'beijing', name: '北京市', count: 31 },
    { province: '', name: '海外', count: 1 },
  ];
  show({ index, total: 32 });
  const links = within(screen.getByRole('navigation', { name: '按省份查看' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['北京市 31', `${PATH}?province=beijing`],
    ['海外 1', `${PATH}?province=all`],
    ['查看全部网点 32', `${PATH}?province=all`],
  ]);
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/api/outlet-table');
});

test('OD-01 OD-03 all is a choice with a word of its own in the address', () => {
  show({});
  const select = screen.getByRole('combobox', { name: '省份' }) as HTMLSelectElement;
  expect([select.value, select.options.length]).toEqual(['all', 33]);
});

test('OD-02 a long list is folded by province with the first open, a short one is not', () => {
  show({ groups: [BEIJING, HEBEI], total: 61 }, { keyword: '营业部' });
  const folds = [...document.querySelectorAll('details')];
  expect(folds.map((fold) => [fold.querySelector('summary')?.textContent, fold.open])).toEqual([
    ['北京市 1', true],
    ['河北省 1', false],
  ]);
});

test('OD-02 a short list stands by province without folds', () => {
  show({ groups: [BEIJING, HEBEI], total: 2 }, { keyword: '营业部' });
  expect(document.querySelector('details')).toBeNull();
  expect(screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))).toEqual(
    expect.arrayContaining(['北京市', '河北省']),
  );
});

test('OD-02 on a phone the outlets are entries with their facts and links, and nothing is a table', () => {
  const stated = { ...outlet('1', '朝阳营业部'), code: '0101', manager: '李明', address: '朝阳路1号' };
  show({ groups: [{ ...BEIJING, outlets: [stated, outlet('2', '海淀营业部')] }], total: 2 }, {}, 'mobile');
  expect(screen.queryByRole('table')).toBeNull();
  const list = screen.getByRole('list', { name: '北京市分支机构' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('heading', { name: '朝阳营业部' })).not.toBeNull();
  expect(first?.querySelector('dl')?.textContent).toBe('机构编码0101负责人李明地址朝阳路1号');
  expect(second?.querySelector('dl')?.textContent).toBe('机构编码未提供负责人未提供地址未提供');
  const links = within(first as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.dataset.dialog])).toEqual([
    ['朝阳营业部许可证', 'licence'],
    ['朝阳营业部佣金公示', undefined],
  ]);
});

test('OD-02 on a phone all but the first twenty outlets of a province are folded', () => {
  const outlets = Array.from({ length: 23 }, (_, at) => outlet(`${at}`, `网点${at}`));
  show({ groups: [{ ...BEIJING, outlets }], total: 23 }, {}, 'mobile');
  const fold = screen.getByText('展开其余 3 个网点').closest('details');
  expect(within(fold as HTMLElement).getAllByRole('heading', { hidden: true })).toHaveLength(3);
});
