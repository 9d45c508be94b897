import { answerMenu, menuRow, startAnew } from '@/testing/seam';
import { findByPath, getMenu } from './menu';
import { pageHead } from './page-head';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

test('RT-01 a page is called as in the menu, and without a menu item by its built-in title', async () => {
  startAnew();
  answerMenu(menuRow(1, 'service', { menuName: '帮助', seoInfo: '{"description":"说明"}' }));
  const menu = findByPath(await getMenu('zh'), '/service');
  expect(pageHead(menu, 'zh', 'service')).toEqual({ title: '帮助', intro: '说明' });
  expect(pageHead(null, 'zh', 'service')).toEqual({ title: '客户服务', intro: '' });
  expect(pageHead(null, 'en', 'service').title).toBe('Customer service');
});
