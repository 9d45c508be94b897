import { expect, type Page, test } from '@playwright/test';
import { PHONE } from './support/devices';
import { elderState } from './support/elder';
import { addressFor } from './support/found';
import { stubSpeech } from './support/speech';
import { WORDS } from './support/words';

/**
 * What a screen reader user is to hear: roles, names, states and their order. A tree names what must be there; content
 * that editors decide is a pattern.
 */
const { zh } = WORDS;
const main = (page: Page) => page.getByRole('main');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('RT-01 heard: the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: zh.header.menu })).toMatchAriaSnapshot(`
    - navigation "${zh.header.menu}":
      - list:
        - listitem:
          - link /.+/
  `);
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - region "${zh.home.banner}":
        - heading /.+/ [level=1]
      - navigation "${zh.home.tasks.label}":
        - list:
          - listitem:
            - link "${zh.home.tasks.outlet}"
      - region "${zh.home.figures.title}":
        - heading "${zh.home.figures.title}" [level=2]
        - term:
          - link "${zh.home.figures.countries}"
        - definition: /\\d+/
      - region "${zh.home.news}":
        - heading "${zh.home.news}" [level=2]
        - region "${zh.home.keyNews}":
          - article
      - region "${zh.home.business}":
        - heading "${zh.home.business}" [level=2]
  `);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('MN-03 heard: the opened menu', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').locator('[data-menu-panel] > summary').tap();
    await expect(page.getByRole('navigation', { name: zh.header.menu })).toMatchAriaSnapshot(`
      - navigation "${zh.header.menu}":
        - list:
          - listitem:
            - link /.+/
    `);
  });
});

test('EL-11 heard: a news article, and the control that reads it aloud', async ({ page, request }) => {
  await stubSpeech(page, ['zh-CN']);
  await page.goto(await addressFor(request, '/detail?type=news&id={news}'));
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - article:
        - paragraph:
          - time: /\\d{4}年\\d{2}月\\d{2}日/
        - heading /.+/ [level=1]
        - group: ${zh.reading.label}
        - group "${zh.share.label}":
          - button "${zh.share.wechat}"
          - button "${zh.share.copy}"
  `);
  await main(page).locator('summary').getByText(zh.reading.label, { exact: true }).click();
  await main(page).getByRole('button', { name: zh.reading.play, exact: true }).click();
  await expect(main(page).getByRole('group', { name: zh.reading.label })).toMatchAriaSnapshot(`
    - group "${zh.reading.label}":
      - button "${zh.reading.pause}"
      - button "${zh.reading.stop}"
      - button "${zh.reading.back}"
      - button "${zh.reading.forward}"
      - combobox "${zh.reading.rate}"
      - status: ${zh.reading.messages.playing}
  `);
});

test.describe('in the elder edition', () => {
  test.use({ viewport: { width: 360, height: 780 }, storageState: elderState() });

  test('EL-09 heard: the home page, with what one wants to do first', async ({ page }) => {
    const { home } = zh.elder;
    await page.goto('/');
    await expect(main(page)).toMatchAriaSnapshot(`
      - main:
        - heading "${home.tasks}" [level=1]
        - list:
          - listitem:
            - link /${home.call.replace('{hotline}', '\\d+')} ${home.callText}/
          - listitem:
            - link "${home.outlet} ${home.outletText}"
          - listitem:
            - link "${home.complaint} ${home.complaintText}"
          - listitem:
            - link "${home.verify} ${home.verifyText}"
          - listitem:
            - link "${home.market} ${home.marketText}"
          - listitem:
            - link "${home.help} ${home.helpText}"
        - region "${home.news}":
          - heading "${home.news}" [level=2]
    `);
    await expect(page.getByRole('navigation', { name: zh.elder.shortcuts })).toBeVisible();
  });
});
