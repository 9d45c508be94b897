import { screen } from '@testing-library/react';
import type { BranchCompany, Outlet, OutletCard } from '@/lib/model/outlets';
import { contextOf } from '../catalogue/models';
import { renderView, standsBefore } from '../test-page';
import { CompanyView } from './company-view';
import { OutletView } from './outlet-view';

const OFFICE: Outlet = {
  id: '1071',
  kind: 'office',
  name: '北京朝阳建国路证券营业部',
  officialName: '北京朝阳建国路证券营业部',
  address: '北京市朝阳区建国路742号3层',
  phone: '010-55501071',
  complaintPhone: '95521',
  province: 'beijing',
  provinceName: '北京市',
  city: '北京市',
  cityName: '北京市',
  code: '',
  manager: '',
  scope: '',
  companyId: '1070',
  wechatQr: '',
  weibo: '',
  hours: '',
  facilities: [],
  position: null,
};

function show(more: Partial<Outlet>, locale: 'zh' | 'en' = 'zh') {
  const name = locale === 'en' ? 'Beijing Jianguo Road Office' : OFFICE.name;
  const outlet = { ...OFFICE, name, ...more };
  const data = { kind: 'outlet' as const, outlet, company: null, near: [], map: null, siteName: '' };
  return renderView(<OutletView data={data} context={contextOf('/branch/outlet', { locale })} />, locale);
}

const TOLD: Partial<Outlet> = { hours: '周一至周五 9:00-15:30', facilities: ['glasses', 'care_window'] };

test('EL-19 the page of an outlet lists its hours and what it offers', () => {
  show(TOLD);
  expect(screen.getByText('营业时间').nextElementSibling?.textContent).toBe('周一至周五 9:00-15:30');
  const offered = screen.getByText('无障碍与便利服务').nextElementSibling?.querySelectorAll('li');
  expect([...(offered ?? [])].map(({ textContent }) => textContent)).toEqual(['备有老花镜', '爱心窗口']);
});

test('EL-19 in English hours are put into English where they can be read, and marked as Chinese elsewhere', () => {
  const { unmount } = show(TOLD, 'en');
  const hours = screen.getByText('09:00–15:30');
  expect(hours.parentElement?.textContent).toBe('Mon–Fri 09:00–15:30');
  expect([hours.hasAttribute('data-number'), hours.parentElement?.hasAttribute('lang')]).toEqual([
    true,
    false,
  ]);
  expect(screen.getByText('Reading glasses on site')).toBeTruthy();
  unmount();
  show({ hours: '工作日上午 9:00 起' }, 'en');
  expect(screen.getByText('工作日上午 9:00 起').getAttribute('lang')).toBe('zh-CN');
});

test('EL-19 nothing is shown where the back office says nothing', () => {
  show({});
  expect(screen.queryByText('营业时间')).toBeNull();
  expect(screen.queryByText('无障碍与便利服务')).toBeNull();
});

test('EL-19 on paper the Chinese name and address are there for a driver, in English pages, too', () => {
  show(TOLD, 'en');
  const paper = screen.getByText(/Show this page to a driver/).parentElement;
  expect(
    [...(paper?.querySelectorAll('[lang="zh-CN"]') ?? [])].map(({ textContent }) => textContent),
  ).toEqual([OFFICE.name, OFFICE.address]);
});

test('EL-18 the risk note of a branch company stands whole and before its numbers', () => {
  const outlet = { ...OFFICE, kind: 'company' as const };
  const data = {
    kind: 'company' as const,
    outlet,
    banner: '',
    offices: [],
    links: [],
    map: null,
    siteName: '',
  };
  renderView(<CompanyView data={data} context={contextOf('/branch/company')} />);
  const note = screen.getByRole('region', { name: '风险提示' });
  expect(note.textContent).toContain('不会索要您的密码');
  expect(standsBefore(note, screen.getByRole('region', { name: '联系方式' }))).toBe(true);
  expect(note.closest('details')).toBeNull();
});

test('BC-01 the directory of branch companies: page, address and phone of each, as far as they are known', () => {
  const company = (id: string, more: Partial<OutletCard> = {}): OutletCard => {
    return { ...OFFICE, kind: 'company', id, name: `分公司${id}`, ...more };
  };
  const companies = [company('1', { address: '', phone: '' }), company('2')];
  const data: BranchCompany = { kind: 'list', companies, siteName: '' };
  renderView(<CompanyView data={data} context={contextOf('/branch-company')} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '分公司1',
    `分公司2${OFFICE.address}${OFFICE.phone}`,
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/branch-company?compId=1',
    '/branch-company?compId=2',
    'tel:01055501071',
  ]);
});

test('BR-06 calling and the way there are the first two buttons, other maps are folded', () => {
  show({ position: { latitude: 39.9, longitude: 116.4 } });
  const call = screen.getByRole('link', { name: '拨打 010-55501071' });
  expect(call.getAttribute('href')).toBe('tel:01055501071');
  const [route, ...more] = screen.getAllByRole('link', { name: '高德地图：前往路线' });
  expect(more).toEqual([]);
  expect(route?.closest('details')).toBeNull();
  expect(screen.getByText('百度地图：前往路线').closest('details')?.open).toBe(false);
});

test('BR-01 the map of the surroundings has a label, a scale and its number; without it nothing is drawn', () => {
  const { unmount, container } = show({});
  expect(container.querySelector('figure')).toBeNull();
  expect(screen.getByText('本网点没有坐标，请按地址查找或致电。')).toBeTruthy();
  unmount();
  const sketch = {
    width: 480,
    height: 320,
    land: 'M0 0',
    borders: '',
    names: [{ name: '朝阳区', x: 1, y: 2, major: true }],
    places: [{ x: 240, y: 160 }],
    scale: { kilometres: 5, length: 40 },
  };
  const outlet = { ...OFFICE, position: { latitude: 39.9, longitude: 116.4 } };
  const map = { sketch, approval: 'GS（2026）0001号' };
  const data = { kind: 'outlet' as const, outlet, company: null, near: [], map, siteName: '' };
  renderView(<OutletView data={data} context={contextOf('/branch/outlet')} />);
  const drawing = screen.getByRole('img', { name: '北京朝阳建国路证券营业部所在位置的示意图' });
  expect(drawing.textContent).toBe('朝阳区');
  expect(screen.getByText('比例尺 5 公里 · 示意图 · 审图号：GS（2026）0001号')).toBeTruthy();
});

const cardsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ ...OFFICE, id: `${at}` }));

test.each([
  ['mobile', 20, null],
  ['mobile', 21, '展开其余 1 个网点'],
  ['mobile', 53, '展开其余 33 个网点'],
  ['desktop', 53, null],
] as const)('BC-01 %s, %i outlets near: the fold says %s, and all are in the page', (device, count, fold) => {
  const near = cardsOf(count);
  const data = { kind: 'outlet' as const, outlet: OFFICE, company: null, near, map: null, siteName: '' };
  renderView(<OutletView data={data} context={contextOf('/branch/outlet', { device })} />);
  const section = screen.getByRole('region', { name: '同城网点' });
  expect(section.querySelectorAll('li > a')).toHaveLength(count);
  expect(section.querySelector('summary')?.textContent ?? null).toBe(fold);
  expect(section.querySelectorAll('details li')).toHaveLength(fold ? count - 20 : 0);
});

test.each([
  ['mobile', ['北京市 2', '其他 1']],
  ['desktop', []],
] as const)('BR-01 the directory is folded by province on phones: %s', (device, folds) => {
  const [first, second, third] = cardsOf(3) as [Outlet, Outlet, Outlet];
  const groups = [
    { province: 'beijing', name: '北京市', outlets: [first, second] },
    { province: '', name: '其他', outlets: [third] },
  ];
  const data = { kind: 'directory' as const, title: '全部网点', lead: '', groups, total: 3, siteName: '' };
  renderView(<OutletView data={data} context={contextOf('/branch/outlet', { device })} />);
  expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([...folds]);
  expect(document.querySelectorAll('a[href^="/branch/outlet?id="]')).toHaveLength(3);
});
