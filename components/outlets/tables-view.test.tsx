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

function show(more: Partial<OutletTables>, query: Record<string, string> = {}) {
  const filter = { province: query.province ?? '', keyword: query.keyword ?? '' };
  const data = { filter, index: [], groups: [BEIJING], scopes: [''], total: 1, siteName: '', ...more };
  renderView(<TablesView data={data} context={contextOf(PATH, { query })} />);
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
