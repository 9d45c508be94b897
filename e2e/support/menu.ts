import type { Locator, Page } from '@playwright/test';
import { WORDS } from './words';

export const TOP = {
  zh: ['关于我们', '我们的业务', '投资者关系', '可持续发展', '新闻中心', '信息公示', '服务导航'],
  en: [
    'About us',
    'What we do',
    'Investor relations',
    'Sustainability',
    'Press room',
    'Disclosure',
    'Services',
  ],
} as const;

export const menu = (page: Page, locale: 'zh' | 'en' = 'zh'): Locator =>
  page.getByRole('navigation', { name: WORDS[locale].header.menu });
export const topLink = (page: Page, name: string): Locator =>
  menu(page).getByRole('link', { name, exact: true }).first();
export const childrenOf = (page: Page, name: string): Locator =>
  menu(page).getByRole('list', { name, exact: true });

/** Items of the row that have pages below them, in their order. */
export const sections = (page: Page): Locator =>
  menu(page)
    .locator(':scope > ul > li')
    .filter({ has: page.locator('[data-children]') })
    .filter({ visible: true });
export const linkOf = (item: Locator): Locator => item.locator(':scope > a');
export const pagesOf = (item: Locator): Locator => item.locator('[data-children]');
