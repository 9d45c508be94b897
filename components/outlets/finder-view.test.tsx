import { fireEvent, screen, within } from '@testing-library/react';
import type { Finder, OutletCard } from '@/lib/model/outlets';
import { contextOf } from '../catalogue/models';
import { renderOnServer, renderView } from '../test-page';
import { FinderView } from './finder-view';

afterEach(() => document.body.replaceChildren());

const EMPTY: Finder = {
  filter: { province: 'shanghai', keyword: '' },
  shown: 'shanghai',
  outlets: [],
  provinces: [],
  tiles: null,
  mapApproval: '',
  siteName: '',
  map: null,
};

function linksFor(provinces: Finder['provinces']) {
  renderOnServer(<FinderView data={{ ...EMPTY, provinces }} context={contextOf('/branch')} />);
  const links = within(screen.getByRole('navigation', { name: '按省份查看' })).getAllByRole('link');
  return links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
}

test('BR-01 provinces with outlets are links with their numbers, before the directory', () => {
  expect(linksFor([{ province: 'guangdong', count: 3 }])).toEqual([
    ['广东省 3', '/branch?province=guangdong'],
    ['全部网点', '/branch/outlet'],
  ]);
});

test('BR-01 where the numbers are unknown every province is a link', () => {
  const links = linksFor([]);
  expect(links).toHaveLength(33);
  expect(links[0]).toEqual(['北京市', '/branch?province=beijing']);
});

const outletOf = (id: string, name: string): OutletCard => ({
  id,
  kind: 'office',
  name,
  address: '',
  phone: '',
  province: 'shanghai',
  city: '上海市',
  hours: '',
  facilities: [],
  position: { latitude: 31.23, longitude: 121.47 },
});

test('BR-02 WCAG 4.1.3 showing an outlet on the map is said by a status that was there before', () => {
  // The simulated browser lacks it: the map is never seen.
  globalThis.IntersectionObserver = jest.fn(() => ({ observe: jest.fn(), disconnect: jest.fn() })) as never;
  const outlets = [outletOf('1', '甲营业部'), outletOf('2', '乙营业部')];
  renderView(<FinderView data={{ ...EMPTY, outlets }} context={contextOf('/branch')} />);
  const silent = screen.getAllByRole('status').filter(({ textContent }) => !textContent);
  fireEvent.click(screen.getByRole('button', { name: '在地图上看：乙营业部' }));
  const said = '已在地图上标出乙营业部，并列在列表首位。';
  expect(silent.filter(({ textContent }) => textContent === said)).toHaveLength(1);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('乙营业部');
});
