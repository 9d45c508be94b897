import { fireEvent, screen, within } from '@testing-library/react';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { contextOf, itemOf, shellOf } from '../catalogue/models';
import { renderView, renderWithScript } from '../test-page';
import { activeTop, Header } from './header';
import { SubMenu } from './sub-menu';

const investors = itemOf('投资者关系', '/investor-relations', {
  children: [
    itemOf('公司概览', '/investor-relations/intro'),
    itemOf('公告', '/investor-relations/announcements'),
    itemOf('加入我们', null, { href: 'https://join.example/' }),
  ],
});
const MENU = [
  itemOf('关于我们', '/about-us'),
  investors,
  itemOf('商城', null, { href: 'https://mall.example/' }),
];

function header(path: string, more: Partial<PageContext> = {}, languages: readonly Locale[] = ['zh', 'en']) {
  const context = contextOf(path, more);
  return renderWithScript(
    <Header shell={shellOf(MENU)} context={context} languages={languages} />,
    context.locale,
  );
}

/** The menu on wide screens; the panel for narrow ones has the same name and follows later. */
function menu(name = '主菜单') {
  const [first] = screen.getAllByRole('navigation', { name });
  if (!first) throw new Error('no menu');
  return within(first);
}

const current = () =>
  menu()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);

test('SE-01 in English, whose header has no search panel, a link leads to the page of search', () => {
  header('/pressroom', { locale: 'en' });
  expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/en/search');
});

test('MN-02 MN-03 the menu lists sections, and under each its pages', () => {
  header('/');
  const children = menu().getByRole('list', { name: '投资者关系' });
  expect(within(children).getAllByRole('link')).toHaveLength(3);
  expect(menu().queryByRole('list', { name: '关于我们' })).toBeNull();
});

test.each([
  ['/', []],
  ['/terms', []],
  ['/about-us', [['关于我们', 'page']]],
  ['/about-us/culture-building', [['关于我们', 'true']]],
  ['/about-usual', []],
  [
    '/investor-relations/announcements',
    [
      ['投资者关系', 'true'],
      ['公告', 'page'],
    ],
  ],
])('MN-04 MN-05 on %s the current items are %j', (path, items) => {
  header(path);
  expect(current()).toEqual(items);
});

test('MN-03 MN-04 a section shows the row of its pages, and a page below one of them marks it', () => {
  header('/investor-relations/intro/management');
  const row = within(screen.getByRole('navigation', { name: '投资者关系栏目' }));
  expect(row.getByRole('link', { name: '公司概览' }).getAttribute('aria-current')).toBe('true');
  expect(row.getByRole('link', { name: '公告' }).getAttribute('aria-current')).toBeNull();
});

test('MN-04 tabs share the path of their page: the row marks none of them', () => {
  const tabs = ['1', '2'].map((tab) => itemOf(`标签${tab}`, '/disclosure', { tab }));
  const section = itemOf('信息公示', '/disclosure', { children: tabs });
  const row = renderView(<SubMenu item={section} locale="zh" path="/disclosure/*" />);
  const links = row.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['标签1', null],
    ['标签2', null],
  ]);
});

test.each(['/', '/about-us', '/terms'])('MN-03 MN-05 %s has no such row', (path) => {
  header(path);
  expect(screen.queryByRole('navigation', { name: /栏目$/ })).toBeNull();
});

test('MN-04 the closest section wins, not the first', () => {
  const intro = itemOf('公司概览', '/investor-relations/intro');
  expect(activeTop([investors, intro], '/investor-relations/intro/management')).toBe(intro);
  expect(activeTop([intro, investors], '/investor-relations/report')).toBe(investors);
  expect(activeTop([itemOf('商城', null)], '/')).toBeNull();
});

test('MN-07 items that lead outside open a new tab without opener, and say so', () => {
  header('/');
  for (const name of ['商城 （在新标签页打开）', '加入我们 （在新标签页打开）']) {
    const link = menu().getByRole('link', { name });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  }
  expect(menu().getByRole('link', { name: '公告' }).getAttribute('target')).toBeNull();
});

test('MN-07 an item with neither page nor address is no link', () => {
  const context = contextOf('/');
  renderView(<Header shell={shellOf([itemOf('无', null)])} context={context} languages={['zh']} />);
  expect(screen.queryByText('无')).toBeNull();
});

const zhOnly: readonly Locale[] = ['zh'];
const enOnly: readonly Locale[] = ['en'];

test.each([
  ['/about-us', {}, undefined, '/en/about-us'],
  ['/', {}, undefined, '/en'],
  ['/pressroom', { query: { filterName: 'esg', page: '2' } }, undefined, '/en/pressroom?filterName=esg'],
  ['/legal-website-statement', {}, zhOnly, '/en'],
  ['/detail', { query: { type: 'news', id: '7' } }, zhOnly, '/en'],
  ['/detail', { query: { type: 'news', id: '7' } }, undefined, '/en/detail?type=news&id=7'],
])('LG-02 the switch of %s %j published in %j goes to %s', (path, more, languages, to) => {
  header(path, more, languages);
  const link = screen.getByRole('link', { name: 'English' });
  expect(link.getAttribute('href')).toBe(to);
  expect([link.lang, link.getAttribute('hreflang'), link.dataset.lang]).toEqual(['en', 'en', '1']);
});

test.each([
  [undefined, '/terms'],
  [enOnly, '/'],
])('LG-02 back to Chinese from a page in %j: %s', (languages, to) => {
  header('/terms', { locale: 'en' }, languages);
  const link = screen.getByRole('link', { name: '中文' });
  expect(link.getAttribute('href')).toBe(to);
  expect([link.lang, link.dataset.lang]).toEqual(['zh-CN', '0']);
});

test('SH-01 search is there in Chinese only, services in both languages', () => {
  header('/');
  expect(screen.getByLabelText('搜索', { selector: 'summary' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '服务导航' })[0]?.getAttribute('href')).toBe('/service');
});

test('SH-01 English has no search icon', () => {
  header('/', { locale: 'en' });
  expect(screen.queryByLabelText(/search/i, { selector: 'summary' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Help' })[0]?.getAttribute('href')).toBe('/en/service');
});

test('SH-01 the logo leads home and is current there', () => {
  header('/');
  const logo = screen.getByRole('link', { name: '示例证券集团' });
  expect([logo.getAttribute('href'), logo.getAttribute('aria-current')]).toEqual(['/', 'page']);
});

test('SH-01 elsewhere it is not current, and in English it leads to the English home page', () => {
  header('/terms', { locale: 'en' });
  const logo = screen.getByRole('link', { name: 'Example Securities Group' });
  expect([logo.getAttribute('href'), logo.getAttribute('aria-current')]).toEqual(['/en', null]);
});

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key });
const focused = () => document.activeElement?.textContent;

test('MN-03 arrow keys walk along the menu, into a section and out of it', () => {
  header('/');
  menu().getByRole('link', { name: '关于我们' }).focus();
  press('ArrowDown');
  expect(focused()).toBe('关于我们');
  press('ArrowRight');
  expect(focused()).toBe('投资者关系');
  press('ArrowDown');
  expect(focused()).toBe('公司概览');
  press('ArrowLeft');
  expect(focused()).toContain('加入我们');
  press('ArrowUp');
  expect(focused()).toBe('投资者关系');
  press('ArrowLeft');
  press('ArrowLeft');
  expect(focused()).toContain('商城');
});

test('MN-03 Esc closes the menu, and the panel returns focus to its button', () => {
  const { container } = header('/');
  menu().getByRole('link', { name: '关于我们' }).focus();
  press('Escape');
  expect(document.documentElement.dataset.menu).toBe('closed');

  const panel = container.querySelector<HTMLDetailsElement>('[data-menu-panel]');
  if (!panel) throw new Error('no panel');
  panel.open = true;
  within(panel).getByRole('link', { name: '公告' }).focus();
  press('Escape');
  expect(panel.open).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

test('MN-03 WCAG 2.4.11 the panel closes when the focus leaves it, and Esc closes it after a press on a blank part', () => {
  const { container } = header('/');
  const panel = container.querySelector<HTMLDetailsElement>('[data-menu-panel]');
  const summary = panel?.querySelector('summary');
  if (!panel || !summary) throw new Error('no panel');
  summary.focus();
  panel.open = true;
  within(panel).getByRole('link', { name: '公告' }).focus();
  expect(panel.open).toBe(true);
  const language = screen.getByRole('link', { name: 'English' });
  language.focus();
  expect([panel.open, document.activeElement]).toEqual([false, language]);

  panel.open = true;
  language.blur();
  press('Escape');
  expect([panel.open, document.activeElement]).toEqual([false, summary]);
});

test('MN-03 keys outside the menus are left alone', () => {
  header('/');
  const language = screen.getByRole('link', { name: 'English' });
  language.focus();
  expect(press('ArrowRight')).toBe(true);
  expect(document.activeElement).toBe(language);
});

const MANY = Array.from({ length: 12 }, (_, at) =>
  itemOf(`栏目名称很长的一项${at}`, `/section-${at}`, {
    children: [itemOf(`子页${at}`, `/section-${at}/page`)],
  }),
);

function crowdedHeader(path: string) {
  const context = contextOf(path);
  return renderWithScript(<Header shell={shellOf(MANY)} context={context} languages={['zh']} />, 'zh');
}

test('MN-02 MN-06 what the row has no room for is in the "more" item with its pages, without JavaScript', () => {
  const { container } = crowdedHeader('/section-11/page');
  const more = container.querySelector('[data-menu-more]');
  if (!(more instanceof HTMLElement)) throw new Error('no "more" item');
  const last = within(more).getByText('栏目名称很长的一项11');
  expect(last.getAttribute('href')).toBe('/section-11');
  expect(within(more).getByText('子页11').getAttribute('aria-current')).toBe('page');
  expect(more.closest('li')?.dataset).toMatchObject({ until: 'never', active: 'never' });
});

test('MN-03 arrow keys lead into the "more" item and out of it, Esc closes it', () => {
  const { container } = crowdedHeader('/');
  const more = container.querySelector<HTMLDetailsElement>('[data-menu-more]');
  const summary = more?.querySelector('summary');
  summary?.focus();
  press('ArrowDown');
  expect(more?.open).toBe(true);
  const first = focused();
  press('ArrowRight');
  press('ArrowLeft');
  expect(focused()).toBe(first);
  press('ArrowDown');
  expect(focused()).toMatch(/^子页/);
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(summary);
  press('ArrowDown');
  press('Escape');
  expect([more?.open, document.activeElement]).toEqual([false, summary]);
});

test('MN-03 pressing elsewhere or leaving by Tab closes the "more" item', () => {
  const { container } = crowdedHeader('/');
  const more = container.querySelector<HTMLDetailsElement>('[data-menu-more]');
  if (!more) throw new Error('no "more" item');
  more.open = true;
  fireEvent.pointerDown(document.body);
  expect(more.open).toBe(false);
  more.open = true;
  screen.getByRole('link', { name: 'English' }).focus();
  expect(more.open).toBe(false);
});
