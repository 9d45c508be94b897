import { screen, within } from '@testing-library/react';
import { findRoute } from '@/lib/site/routes';
import { contextOf, entryOf, itemOf, shellOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { Frame } from './frame';
import { MissingView } from './missing-view';
import { OutageView } from './outage-view';

function frame(path: string, preview = false) {
  const mediation = [entryOf('12386服务平台', 'https://12386.example/')];
  const shell = { ...shellOf([itemOf('关于我们', '/about-us')], { mediation }), preview };
  return renderView(
    <Frame shell={shell} context={contextOf(path)} route={findRoute(path)}>
      <h1>正文</h1>
    </Frame>,
  );
}

const hasMenu = () => screen.queryAllByRole('navigation', { name: '主菜单' }).length > 0;
const hasLogo = () => screen.queryAllByRole('banner').length > 0;
const hasFooter = () => screen.queryByRole('contentinfo') !== null;

test.each([
  ['/', true, true, true],
  ['/example-app', true, true, true],
  ['/a/b', true, true, true],
  ['/detail', false, true, true],
  ['/investor-relations/intro/branch/publicity', false, true, false],
  ['/public-disclosure/ann_article', false, false, false],
  ['/report-fraud', false, true, true],
])('SH-03 %s has menu %s, logo %s, footer %s', (path, menu, logo, footer) => {
  frame(path);
  expect([hasMenu(), hasLogo(), hasFooter()]).toEqual([menu, logo, footer]);
  expect(screen.getByRole('main').textContent).toBe('正文');
});

test.each([['/'], ['/report-fraud'], ['/customer-hotline']])(
  'CU-05 the footer of %s begins with the hotline and the dispute resolution service',
  (path) => {
    frame(path);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: '95521' })).toBeTruthy();
    const help = within(footer.getByRole('navigation', { name: '纠纷与投诉' }));
    expect(help.getByRole('link', { name: '投诉入口' }).getAttribute('href')).toBe('/customer-slogan');
    expect(help.getByRole('link', { name: '12386服务平台' }).getAttribute('href')).toBe(
      'https://12386.example/',
    );
  },
);

test('LG-02 a Chinese-only route offers the English home page', () => {
  frame('/legal-website-statement');
  expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/en');
});

test('the first link leads to the content', () => {
  frame('/');
  const skip = screen.getAllByRole('link')[0];
  expect([skip?.textContent, skip?.getAttribute('href')]).toEqual(['跳到主要内容', '#main']);
});

test.each([true, false])('RT-10 the preview mark is shown: %s', (preview) => {
  frame('/', preview);
  expect(screen.queryByText('预览：以下内容尚未发布') !== null).toBe(preview);
});

test.each([
  ['zh', '抱歉，页面暂时无法访问', '返回首页', '/', '刷新页面'],
  ['en', 'Oops, the page is temporarily unavailable', 'Go to the home page', '/en', 'Refresh'],
] as const)(
  'RT-02 a missing page in %s says "%s" and offers ways on',
  (locale, heading, home, to, refresh) => {
    renderView(<MissingView locale={locale} />, locale);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe(to);
    expect(screen.getByText(refresh).getAttribute('href')).toBe('');
  },
);

test.each([
  ['zh', '页面暂时无法显示', '返回首页', '/'],
  ['en', 'We cannot show this page right now', 'Go to the home page', '/en'],
] as const)(
  'RT-02 DT-02 an outage in %s says "%s", names the hotline and nothing technical',
  (locale, heading, home, to) => {
    renderView(<OutageView locale={locale} hotline="95521" />, locale);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(screen.getByText(/95521/)).toBeTruthy();
    expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe(to);
  },
);
