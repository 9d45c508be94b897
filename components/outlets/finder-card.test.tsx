import { screen } from '@testing-library/react';
import type { Locale } from '@/lib/model/variant';
import type { Placed } from '@/lib/rules/outlets/sort';
import { renderView } from '../test-page';
import { FinderCard } from './finder-card';
import { useFinderWords } from './finder-words';

const COMPANY: Placed = {
  id: '1',
  kind: 'company',
  name: '上海分公司',
  address: '人民路1号',
  phone: '021-5550',
  province: 'shanghai',
  city: '上海市',
  hours: '',
  facilities: [],
  position: { latitude: 31.23, longitude: 121.47 },
  distance: 1.26,
};

function Card({ outlet, desktop, locale = 'zh' }: { outlet: Placed; desktop: boolean; locale?: Locale }) {
  const words = useFinderWords();
  return <FinderCard outlet={outlet} locale={locale} words={words} selected={false} withCompany={desktop} />;
}

test('BR-08 the page of a branch company is offered for companies on desktops alone', () => {
  const name = /^分公司主页/;
  const { unmount } = renderView(<Card outlet={COMPANY} desktop />);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/branch-company?compId=1');
  unmount();
  renderView(<Card outlet={COMPANY} desktop={false} />);
  expect(screen.queryByRole('link', { name })).toBeNull();
  renderView(<Card outlet={{ ...COMPANY, kind: 'office' }} desktop />);
  expect(screen.queryByRole('link', { name })).toBeNull();
});

test('the actions of a card are named in the signs of the language', () => {
  renderView(<Card outlet={COMPANY} desktop locale="en" />, 'en');
  expect(screen.getByRole('link', { name: 'Page of the branch company: 上海分公司' })).toBeTruthy();
  expect(screen.getByText('上海分公司').getAttribute('lang')).toBe('zh-CN');
});

test('BR-05 the distance is shown with one decimal, and omitted where unknown', () => {
  renderView(<Card outlet={COMPANY} desktop />);
  expect(screen.getByText('约 1.3 公里')).toBeTruthy();
});

test('BR-05 BR-06 without a position there is neither distance nor route', () => {
  renderView(<Card outlet={{ ...COMPANY, position: null, distance: null }} desktop />);
  expect(screen.queryByText(/公里/)).toBeNull();
  expect(screen.queryByRole('link', { name: /高德/ })).toBeNull();
  expect(screen.getByRole('link', { name: '021-5550' })).toBeTruthy();
});

test('EL-19 a card shows hours and facilities where they are known, and nothing where they are not', () => {
  const { container, unmount } = renderView(<Card outlet={COMPANY} desktop />);
  const lines = container.querySelectorAll('li > p').length;
  unmount();
  const known: Placed = {
    ...COMPANY,
    hours: '周一至周五 9:00-15:30',
    facilities: ['step_free', 'wheelchair', 'glasses', 'care_window'],
  };
  const second = renderView(<Card outlet={known} desktop />);
  expect(screen.getByText('9:00-15:30').parentElement?.textContent).toBe('周一至周五 9:00-15:30');
  expect(screen.getByText('无台阶出入口 · 备有轮椅 · 备有老花镜 · 爱心窗口')).toBeTruthy();
  expect(second.container.querySelectorAll('li > p')).toHaveLength(lines + 2);
});
