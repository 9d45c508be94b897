import { screen } from '@testing-library/react';
import { itemOf, shellOf } from '../catalogue/models';
import { SideTabs } from '../disclosure/side-tabs';
import { renderView } from '../test-page';
import { Breadcrumbs } from './breadcrumbs';
import { Legal } from './footer';
import { MenuLink } from './menu-link';

const langOf = (name: string | RegExp) => screen.getByText(name).closest('[lang]')?.getAttribute('lang');

const parts = (locale: 'zh' | 'en') => (
  <div lang={locale === 'en' ? 'en' : 'zh-CN'}>
    <MenuLink item={itemOf('客户风采', '/terms')} locale={locale} path="" />
    <MenuLink item={itemOf('Terms', '/terms')} locale={locale} path="" />
    <SideTabs label="tabs" tabs={[{ id: '1', label: '股权信息', href: '/a', current: true }]} locale={locale}>
      {null}
    </SideTabs>
    <Breadcrumbs
      crumbs={[
        { label: 'Home', path: '/' },
        { label: '关于分红的公告', path: '/x' },
      ]}
      locale={locale}
    />
    <Legal shell={shellOf()} locale={locale} />
  </div>
);

test('words that stay Chinese on an English page say so, and English ones do not', () => {
  renderView(parts('en'), 'en');
  const filing = shellOf().settings.icp.number;
  expect(['客户风采', '股权信息', '关于分红的公告', filing].map(langOf)).toEqual(Array(4).fill('zh-CN'));
  expect([langOf('Terms'), langOf('Home')]).toEqual(['en', 'en']);
});

test('a Chinese page marks no words as its own language', () => {
  const { container } = renderView(parts('zh'));
  expect(container.querySelectorAll('[lang]')).toHaveLength(1);
});
