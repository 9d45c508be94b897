import { screen, within } from '@testing-library/react';
import type { PageContext } from '@/lib/model/page';
import { findRoute } from '@/lib/site/routes';
import { contextOf, entryOf, itemOf, shellOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { Frame } from './frame';
import { MissingView } from './missing-view';
import { OutageView } from './outage-view';

function frame(path: string, preview = false, more: Partial<PageContext> = {}) {
  const mediation = [entryOf('12386服务平台', 'https://12386.example/')];
  const shell = { ...shellOf([itemOf('关于我们', '/about-us')], { mediation }), preview };
  return renderView(
    <Frame shell={shell} context={{ ...contextOf(path), ...more }} route={findRoute(path)}>
      <h1>正文</h1>
    </Frame>,
  );
}

/** The row of the header; the folded menu of the compact bar is another thing. */
const hasMenu = () => document.querySelector('[data-menu]') !== null;
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

test.each([
  ['/detail', 'English', '/en/detail'],
  ['/customer-hotline', 'English', '/en/customer-hotline'],
  ['/investor-relations/intro/branch', 'English', '/en'],
])('SH-03 the compact bar of %s leads on: search, language and the folded menu', (path, language, to) => {
  frame(path);
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: '搜索' }).getAttribute('href')).toBe('/search');
  expect(bar.getByRole('link', { name: language }).getAttribute('href')).toBe(to);
  const menu = within(bar.getByRole('navigation', { name: '主菜单' }));
  expect(menu.getByRole('link', { name: '关于我们' }).closest('details')?.open).toBe(false);
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

describe('elder version', () => {
  const order = () =>
    [...document.querySelectorAll('a, button, summary')].map(({ textContent }) => textContent);

  test.each([['/'], ['/detail'], ['/public-disclosure/ann_article'], ['/report-fraud'], ['/missing']])(
    'EL-01 the switch is the first thing after the skip link of %s, and the hotline the first link',
    (path) => {
      frame(path);
      expect(order().slice(0, 2)).toEqual(['跳到主要内容', '长辈版']);
      expect(screen.getByRole('button', { name: '长辈版' }).getAttribute('value')).toBe('elder');
      expect(screen.getByRole('link', { name: '客服热线 95521' }).getAttribute('href')).toBe('tel:95521');
    },
  );

  test('EL-01 EL-09 the way back is in the same place', () => {
    frame('/terms', false, { edition: 'elder' });
    expect(order().slice(0, 3)).toEqual(['跳到主要内容', '退出长辈版', '客服热线 95521']);
    expect(screen.getByRole('button', { name: '退出长辈版' }).getAttribute('value')).toBe('standard');
  });

  test('EL-02 the switch comes back to the same page with its query; a missing page to the address it has', () => {
    frame('/detail', false, { query: { type: 'news', id: '7' } });
    const form = screen.getByRole('button', { name: '长辈版' }).closest('form');
    expect(form?.getAttribute('action')).toBe('/detail');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['type', 'news'],
      ['id', '7'],
    ]);
  });

  test('EL-02 a missing page and a preview come back to the address that they are shown at', () => {
    for (const [path, preview] of [
      ['/missing', false],
      ['/terms', true],
    ] as const) {
      const { unmount } = frame(path, preview);
      expect(screen.getByRole('button', { name: '长辈版' }).closest('form')?.hasAttribute('action')).toBe(
        false,
      );
      unmount();
    }
  });

  test('EL-03 the offer is hidden until large text has been seen', () => {
    frame('/');
    expect(document.querySelector<HTMLElement>('[data-large-text]')?.hidden).toBe(true);
  });

  test('EL-04 EL-06 EL-13 sizes and colours are chosen in words, and restored by one press', () => {
    frame('/terms', false, { edition: 'elder' });
    const tools = within(screen.getByRole('region', { name: '阅读设置' }));
    const values = (name: string) =>
      tools
        .getAllByRole('button', { hidden: true })
        .filter((button) => button.getAttribute('name') === name)
        .map(({ textContent }) => textContent);
    expect(values('size')).toEqual(['大', '更大', '最大']);
    expect(values('theme')).toEqual(['浅色', '白底黑字', '黑底白字', '黑底黄字']);
    expect(values('look')).toEqual(['恢复默认']);
  });

  test('EL-10 nothing opens by itself, and nothing asks for consent', () => {
    const shell = { ...shellOf([itemOf('关于我们', '/about-us')]), analyticsUrl: 'https://count.example' };
    const context = { ...contextOf('/terms'), edition: 'elder' } as const;
    renderView(
      <Frame shell={shell} context={context} route={findRoute('/terms')}>
        <h1>正文</h1>
      </Frame>,
    );
    expect(document.querySelectorAll('dialog, [popover], video, [data-consent]')).toHaveLength(0);
    expect([...document.querySelectorAll('details')].every(({ open }) => !open)).toBe(true);
  });

  test('EL-23 the home page has no script; others have the page script', () => {
    const { unmount } = frame('/', false, { edition: 'elder' });
    expect(document.querySelector('script')).toBeNull();
    unmount();
    frame('/terms', false, { edition: 'elder' });
    expect(document.querySelector('script[src^="/page-script/"]')).not.toBeNull();
  });
});

test.each([
  ['/detail', { type: 'news', id: '7' }, 'https://site.example/en/detail?type=news&id=7'],
  ['/investor-relations/report', { page: '2' }, 'https://site.example/en/investor-relations/report?page=2'],
  ['/about-us', {}, null],
])('the print of %s with %j ends with the address %s and its code', (path, query, address) => {
  const { container } = frame(path, false, { locale: 'en', query });
  const foot = container.querySelector('.print-foot');
  expect(foot?.querySelector('p')?.textContent ?? null).toBe(address);
  expect(foot?.querySelector('svg path')?.getAttribute('d')?.length ?? 0).toBeGreaterThan(address ? 500 : -1);
  expect(foot?.hasAttribute('hidden') ?? true).toBe(true);
});
