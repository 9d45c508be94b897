import { screen, within } from '@testing-library/react';
import type { Finder } from '@/lib/model/outlets';
import { contextOf } from '../catalogue/models';
import { renderOnServer } from '../test-page';
import { FinderView } from './finder-view';

afterEach(() => document.body.replaceChildren());

function linksFor(provinces: Finder['provinces']) {
  const data: Finder = {
    filter: { province: 'shanghai', keyword: '' },
    shown: 'shanghai',
    outlets: [],
    provinces,
    tiles: null,
    mapApproval: '',
    siteName: '',
    map: null,
  };
  renderOnServer(<FinderView data={data} context={contextOf('/branch')} />);
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
