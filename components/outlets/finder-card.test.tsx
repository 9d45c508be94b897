import { screen } from '@testing-library/react';
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
  position: { latitude: 31.23, longitude: 121.47 },
  distance: 1.26,
};

function Card({ outlet, desktop }: { outlet: Placed; desktop: boolean }) {
  const words = useFinderWords();
  return <FinderCard outlet={outlet} locale="zh" words={words} selected={false} withCompany={desktop} />;
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
