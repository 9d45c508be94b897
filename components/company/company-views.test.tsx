import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Intro, IntroSection, OrgUnit } from '@/lib/model/company';
import { articleOf, contextOf } from '../catalogue/models';
import { renderView, renderWithScript } from '../test-page';
import { IntroView } from './intro-view';
import { ManagementView } from './management-view';
import { breakName, layOut } from './org-layout';
import { StructureDetailView, StructureView } from './structure-view';
import { SubsidiariesView, SubsidiaryListView } from './subsidiaries-view';

let intersect: (
  entries: { isIntersecting: boolean; target: { id: string }; boundingClientRect?: { top: number } }[],
) => void;
beforeAll(() => {
  window.IntersectionObserver = class {
    constructor(callback: typeof intersect) {
      intersect = callback;
    }
    observe() {}
    disconnect() {}
  } as never;
});

const part = (id: IntroSection['id'], title: string, path: string | null = null): IntroSection => ({
  id,
  title,
  articles: [],
  names: [],
  text: '',
  path,
});
const intro: Intro = {
  title: '公司介绍',
  intro: '',
  overview: articleOf('概况', '<p>综合金融服务商</p>', {
    links: [{ label: '简介', href: '/group-profile' }],
  }),
  sections: [
    part('culture', '企业文化'),
    part('management', '管理层', '/investor-relations/intro/management'),
  ],
};

test('IN-01 the overview opens a product page; the parts are real anchors; sub-pages open in a new tab', () => {
  renderView(<IntroView data={intro} context={contextOf('/investor-relations/intro')} />);
  expect(screen.getByRole('link', { name: '概况' }).getAttribute('href')).toBe('/group-profile');
  const links = within(screen.getByRole('navigation', { name: '本页内容' })).getAllByRole('link');
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  const open = screen.getByRole('link', { name: '查看详情：管理层' });
  expect([open.getAttribute('href'), open.getAttribute('target')]).toEqual([
    '/investor-relations/intro/management',
    '_blank',
  ]);
});

test('IN-01 a text that has the name of its part does not repeat it', () => {
  const named = {
    ...part('culture', '企业文化'),
    articles: [articleOf('企业文化', '<p>一</p>'), articleOf('理念', '', { id: '8' })],
  };
  renderView(
    <IntroView data={{ ...intro, sections: [named] }} context={contextOf('/investor-relations/intro')} />,
  );
  const region = within(screen.getByRole('region', { name: '企业文化' }));
  expect(region.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['企业文化', '理念']);
});

/** With the module that marks the current link; the page's script loads it when the list is seen. */
async function drawMarked() {
  const before = intersect;
  renderWithScript(<IntroView data={intro} context={contextOf('/investor-relations/intro')} />);
  await waitFor(() => expect(intersect).not.toBe(before));
}

test('IN-01 the part that is being read is marked, and none above the first', async () => {
  await drawMarked();
  const current = () => document.querySelector('nav [aria-current]')?.textContent;
  expect(current()).toBeUndefined();
  intersect([{ isIntersecting: true, target: { id: 'culture' } }]);
  expect(current()).toBe('企业文化');
  intersect([
    { isIntersecting: false, target: { id: 'culture' } },
    { isIntersecting: true, target: { id: 'management' } },
  ]);
  expect(current()).toBe('管理层');
  // Below the last section the last one stays current; above the first there is none.
  intersect([{ isIntersecting: false, target: { id: 'management' }, boundingClientRect: { top: -9 } }]);
  expect(current()).toBe('管理层');
  intersect([{ isIntersecting: false, target: { id: 'culture' }, boundingClientRect: { top: 900 } }]);
  expect(current()).toBeUndefined();
});

test('IN-01 at the end of the page the last part is the active one', async () => {
  await drawMarked();
  intersect([{ isIntersecting: true, target: { id: 'culture' } }]);
  Object.assign(window, { scrollY: 600, innerHeight: 400 });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1000);
  fireEvent.scroll(window);
  expect(document.querySelector('nav [aria-current]')?.textContent).toBe('管理层');
});

const unit = (id: string, children: OrgUnit[] = []): OrgUnit => ({ id, name: `机构${id}`, children });
const units = [unit('a', [unit('b', [unit('d'), unit('e')]), unit('c')])];
const structure = { title: '组织架构', intro: '', articles: [articleOf('说明', '<p>三级</p>')], units };

test('IN-02 the structure as nested lists, and the way to the chart in a new tab', () => {
  renderView(<StructureView data={structure} context={contextOf('/x')} />);
  expect(screen.getByText('三级')).not.toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  const chart = screen.getByRole('link', { name: '组织架构图' });
  expect(chart.getAttribute('href')).toBe('/investor-relations/intro/organization-structure-detail');
  expect(chart.getAttribute('target')).toBe('_blank');
});

test('IN-02 the chart has a name, a way to enlarge it, and the same as text', () => {
  renderView(<StructureDetailView data={structure} context={contextOf('/x')} />);
  expect(screen.getAllByRole('img', { name: '组织架构图，文字版见图下' })[0]?.textContent).toContain('机构d');
  const enlarge = screen.getByRole('button', { name: '放大查看' });
  const target = document.getElementById(enlarge.getAttribute('popovertarget') ?? '');
  expect(target?.getAttribute('popover')).toBe('auto');
  expect(within(screen.getByRole('region', { name: '文字版' })).getAllByRole('listitem')).toHaveLength(5);
});

test('IN-02 without units the page says so', () => {
  const none = { ...structure, units: [], articles: [] };
  renderView(<StructureDetailView data={none} context={contextOf('/x')} />);
  expect(screen.getByText('暂无组织架构信息')).not.toBeNull();
});

test('IN-02 without units the chart’s page shows what is written about them, with its pictures', () => {
  renderView(<StructureDetailView data={{ ...structure, units: [] }} context={contextOf('/x')} />);
  expect(screen.getByText('三级')).not.toBeNull();
  expect(screen.queryByText('暂无组织架构信息')).toBeNull();
});

test('IN-02 the layout gives each end a row, and a superior stands beside the first of its own', () => {
  const { units: placed, rows, depth } = layOut(units);
  expect([rows, depth]).toEqual([3, 3]);
  const at = (id: string) => placed.find((one) => one.id === id);
  expect(at('b')).toMatchObject({ row: 0.5, depth: 1, from: 0.5 });
  expect(at('a')).toMatchObject({ row: 0.5, from: null });
  expect(breakName('Remuneration, Appraisal and Nomination Committee', 24)).toHaveLength(2);
  expect(breakName('审计部', 24)).toEqual(['审计部']);
});

test('IN-02 people by group, each with role and description', () => {
  const manager = { id: '1', name: '陆承序', role: '董事长', article: articleOf('陆承序', '<p>博士</p>') };
  const data = { title: '管理层', intro: '', groups: [{ title: '董事会', managers: [manager] }] };
  renderView(<ManagementView data={data} context={contextOf('/x')} />);
  const group = within(screen.getByRole('region', { name: '董事会' }));
  expect(group.getByRole('listitem').textContent).toBe('陆承序董事长博士');
});

const company = {
  id: '700',
  name: '示例期货',
  business: '期货',
  place: '上海',
  address: '示例大厦',
  phone: '+852 5550 0741',
  regulator: '',
};

test('IN-02 a card leads to the company in the directory, which has name, address and telephone', () => {
  const data = { title: '子公司', intro: '', companies: [company] };
  const { unmount } = renderView(<SubsidiariesView data={data} context={contextOf('/x')} />);
  const to = screen.getByRole('link', { name: /示例期货/ }).getAttribute('href') ?? '';
  expect(to).toBe('/investor-relations/intro/subsidiary-detail#company-700');
  unmount();
  renderView(<SubsidiaryListView data={data} context={contextOf('/x')} />);
  expect(document.getElementById(to.split('#')[1] ?? '')?.textContent).toContain('示例大厦');
  expect(screen.getByRole('link', { name: '+852 5550 0741' }).getAttribute('href')).toBe('tel:+85255500741');
  expect(screen.queryByText('监管机构')).toBeNull();
});

test('IN-02 no companies: the list says so and leads back', () => {
  renderView(
    <SubsidiaryListView data={{ title: '名录', intro: '', companies: [] }} context={contextOf('/x')} />,
  );
  expect(screen.getByRole('link', { name: '返回公司介绍' }).getAttribute('href')).toBe(
    '/investor-relations/intro',
  );
});
