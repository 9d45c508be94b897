import { screen } from '@testing-library/react';
import type { UkSubsidiary } from '@/lib/model/subsidiaries';
import { articleOf, contextOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { UkView } from './uk-view';

const PAGE: UkSubsidiary = {
  names: [
    { locale: 'zh', text: '英国公司' },
    { locale: 'en', text: 'UK Ltd' },
  ],
  slogan: '长期',
  description: '成立于2023年',
  image: '',
  articles: [articleOf('英国公司', '<p>正文</p>')],
  disclosures: [{ year: '2024', label: '2024 MIFIDPRU 8 Disclosures', href: '/ows/files/a.pdf' }],
  registers: [{ name: 'FCA', number: '000000', href: 'https://register.fca.org.uk/s/' }],
};
const context = contextOf('/subsidiary/gtjauk');

test('UK-01 banner, description, download, firm reference and the way to the regulator', () => {
  renderView(<UkView data={PAGE} context={context} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('英国公司');
  expect(screen.getByText('UK Ltd').getAttribute('lang')).toBe('en');
  for (const text of ['长期', '成立于2023年', '正文', '000000']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: /2024 MIFIDPRU 8 Disclosures/ }).getAttribute('href')).toBe(
    '/ows/files/a.pdf',
  );
  const register = screen.getByRole('link', { name: /到登记册查询/ });
  expect(register.getAttribute('href')).toBe('https://register.fca.org.uk/s/');
});

test('UK-01 an empty archive says so', () => {
  renderView(<UkView data={{ ...PAGE, disclosures: [] }} context={context} />);
  expect(screen.getByText('暂无披露文件')).toBeTruthy();
});
