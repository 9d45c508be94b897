import { fireEvent, screen, within } from '@testing-library/react';
import type { FooterLinks } from '@/lib/model/shell';
import type { Device, Locale } from '@/lib/model/variant';
import { entryOf, itemOf, shellOf } from '../catalogue/models';
import { renderWithScript } from '../test-page';
import { Footer } from './footer';

const LINKS: Partial<FooterLinks> = {
  top: [entryOf('公司官网', 'https://top.example/')],
  leftTop: [entryOf('投资者教育', 'https://edu.example/')],
  leftCenter: [entryOf('反洗钱', '/terms')],
  left: [entryOf('子公司', 'https://sub.example/')],
  right: [entryOf('证监会', 'https://csrc.example/')],
  banner: [entryOf('上海', '/branch')],
  statements: [entryOf('隐私声明', '/terms')],
};
const SECTION = itemOf('关于我们', '/about-us', {
  children: [itemOf('文化建设', '/about-us/culture-building')],
});
const MENU = [SECTION, itemOf('新闻', '/pressroom')];

function footer(device: Device, locale: Locale = 'zh', links = LINKS) {
  return renderWithScript(<Footer shell={shellOf(MENU, links)} locale={locale} device={device} />, locale);
}

const COLUMNS = ['关于我们', '相关链接', '友情链接', '监管与自律组织', '营业网点'];

test('SH-01 SH-04 on desktops sections of the site and lists of links stand in columns', () => {
  const { container } = footer('desktop');
  const columns = screen.getAllByRole('group').map((region) => region.getAttribute('aria-label'));
  expect(columns).toEqual(COLUMNS);
  expect(container.querySelectorAll('details')).toHaveLength(0);
});

test('SH-01 SH-04 on phones the same links stand in folds', () => {
  const wide = footer('desktop').container;
  const addresses = [...wide.querySelectorAll('a')].map((link) => link.href);
  const { container } = footer('mobile');
  const titles = [...container.querySelectorAll('summary')].map((summary) => summary.textContent);
  expect(titles).toEqual(COLUMNS);
  expect([...container.querySelectorAll('a')].map((link) => link.href)).toEqual(addresses);
});

test('SH-04 empty lists leave no heading behind', () => {
  footer('desktop', 'zh', {});
  expect(screen.getAllByRole('group').map((region) => region.getAttribute('aria-label'))).toEqual([
    '关于我们',
  ]);
});

test.each([
  ['', false],
  ['#', false],
  ['/en', false],
  ['/a/b', true],
  ['https://a.example/', true],
])('DT-04 a footer entry with url "%s" opens: %s', (url, opens) => {
  footer('desktop', 'zh', { left: [entryOf('条目', url)] });
  expect(screen.getByText('条目').tagName).toBe(opens ? 'A' : 'SPAN');
});

test('DT-04 the text of an entry goes before its label', () => {
  footer('desktop', 'zh', { left: [entryOf('条目', '/terms', { text: '条款' })] });
  expect(screen.getByRole('link', { name: '条款' })).toBeTruthy();
  expect(screen.queryByText('条目')).toBeNull();
});

test.each([
  ['/terms', '/en/terms'],
  ['/detail?type=news&id=7', '/en/detail?type=news&id=7'],
  ['/en/terms', '/en/terms'],
  ['/ows/files/a.pdf', '/ows/files/a.pdf'],
  ['https://a.example/terms', 'https://a.example/terms'],
])('SH-04 in English %s leads to %s', (url, to) => {
  footer('desktop', 'en', { left: [entryOf('Link', url)] });
  expect(screen.getByRole('link', { name: 'Link' }).getAttribute('href')).toBe(to);
});

test('SH-04 outside links open a new tab without opener', () => {
  footer('desktop');
  const link = screen.getByRole('link', { name: '证监会' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

test('SH-04 copyright, filings and the IPv6 note', () => {
  footer('desktop');
  const year = new Date().getFullYear();
  expect(screen.getByText(`© 1992–${year} 示例证券股份有限公司 版权所有`)).toBeTruthy();
  expect(screen.getByText('本网站支持 IPv6 访问')).toBeTruthy();
  const registry = screen.getByRole('link', { name: '沪ICP备00000000号-1' });
  expect(registry.getAttribute('href')).toBe('https://beian.miit.gov.cn/');
  expect(screen.getByRole('link', { name: '沪公网安备 31000000000000号' })).toBeTruthy();
});

test('SH-04 English has no IPv6 note but keeps the filings', () => {
  footer('mobile', 'en');
  expect(screen.queryByText(/IPv6/)).toBeNull();
  expect(screen.getByText(/Example Securities Co., Ltd\. All rights reserved\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: '沪ICP备00000000号-1' })).toBeTruthy();
});

test('SH-04 the hotline can be dialled', () => {
  footer('mobile');
  expect(screen.getByRole('link', { name: '400-8888-666' }).getAttribute('href')).toBe('tel:4008888666');
});

/** Whether the browser follows a click at this time (ms). */
function clickAt(link: HTMLElement, time: number): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(click, 'timeStamp', { value: time });
  return fireEvent(link, click);
}

test.each([
  [[0], [true]],
  [
    [1000, 1079],
    [true, false],
  ],
  [
    [1000, 1080],
    [true, true],
  ],
  [
    [1000, 1050, 1129, 1300],
    [true, false, false, true],
  ],
])('SH-04 clicks at %j go through: %j', (times, through) => {
  const { unmount } = footer('desktop');
  const link = within(screen.getByRole('group', { name: '营业网点' })).getByRole('link');
  expect(times.map((time) => clickAt(link, time))).toEqual(through);
  unmount();
});

test.each([
  ['zh', '无障碍声明', '/accessibility'],
  ['en', 'Accessibility', '/en/accessibility'],
] as const)('EL-21 the accessibility statement is linked beside the site map (%s)', (locale, name, to) => {
  footer('mobile', locale);
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(to);
  expect(link.previousElementSibling?.getAttribute('href')).toMatch(/\/site-map$/);
});
