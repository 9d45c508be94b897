import { expect } from '@playwright/test';
import {
  act,
  assistant,
  click,
  dialog,
  type FirstAct,
  main,
  press,
  refresh,
  refreshedOnce,
  shows,
  zh,
} from './act';

export const READING: readonly FirstAct[] = [
  act('the film’s button', '/', {
    act: click((page) => page.getByRole('button', { name: zh.home.pause })),
    answered: shows((page) => page.getByRole('button', { name: zh.home.play })),
  }),
  act('a folded text', '/detail?type=news&id=1012', {
    act: click((page) => page.locator('main summary').first()),
    answered: (page) => expect(page.locator('main details').first()).toHaveAttribute('open'),
  }),
  act('the code for WeChat', '/detail?type=news&id=1012', {
    act: click((page) => page.getByRole('button', { name: zh.share.wechat })),
    answered: shows((page) => page.getByRole('img', { name: zh.share.code })),
  }),
  act('the button that copies the address', '/detail?type=news&id=1001', {
    act: click((page) => page.getByRole('button', { name: zh.share.copy })),
    answered: shows((page) => page.getByText(new RegExp(`${zh.share.copied}|${zh.share.copyFailed}`))),
  }),
  act('back to top', '/about-us', {
    act: async (page) => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.getByRole('button', { name: zh.frame.backToTop }).click();
    },
    answered: (page) => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0),
  }),
  act('the voice menu, a dialog', '/customer-hotline', {
    act: click((page) => main(page).locator('a[data-dialog]').first()),
    answered: shows(dialog),
  }),
  act('the voice menu, by key', '/customer-hotline', {
    act: press((page) => main(page).locator('a[data-dialog]').first()),
    answered: shows(dialog),
  }),
  act('the quotes’ refresh', '/investor-relations', { act: click(refresh), answered: refreshedOnce }),
  act('the quotes’ refresh, by key', '/investor-relations/stock-info', {
    act: press(refresh),
    answered: refreshedOnce,
  }),
  act('the assistant', '/contact-us', { act: click(assistant), answered: shows(dialog) }),
  act('the assistant, by key', '/service', { act: press(assistant), answered: shows(dialog) }),
];
