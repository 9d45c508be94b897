import { screen } from '@testing-library/react';
import type { Outlet } from '@/lib/model/outlets';
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
  const data = { kind: 'outlet' as const, outlet, company: null, near: [], siteName: '' };
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
  expect(screen.getByText('Mon–Fri 09:00–15:30').getAttribute('lang')).toBeNull();
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
  const data = { kind: 'company' as const, outlet, banner: '', offices: [], links: [], siteName: '' };
  renderView(<CompanyView data={data} context={contextOf('/branch/company')} />);
  const note = screen.getByRole('region', { name: '风险提示' });
  expect(note.textContent).toContain('不会索要您的密码');
  expect(standsBefore(note, screen.getByRole('region', { name: '联系方式' }))).toBe(true);
  expect(note.closest('details')).toBeNull();
});
