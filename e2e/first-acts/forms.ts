import { expect } from '@playwright/test';
import { PIXEL } from '../support/files';
import { sumText } from '../support/forms';
import { act, click, description, type FirstAct, leadsTo, main, press, shows, uuid, zh } from './act';

export const FORMS: readonly FirstAct[] = [
  act('a field of a form', '/report-fraud', {
    act: (page) => description(page).pressSequentially('第一行'),
    answered: async (page) => {
      await page.locator('html[data-awake]').waitFor({ state: 'attached' });
      await expect(description(page)).toHaveValue('第一行');
      await expect(description(page)).toBeFocused();
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('draft:report') ?? ''))
        .toContain('第一行');
    },
  }),
  act('a choice of a form', '/report-fraud', {
    act: (page) => page.locator('select').first().selectOption({ index: 1 }),
    answered: async (page) => {
      await page.locator('html[data-awake]').waitFor({ state: 'attached' });
      expect(
        await page
          .locator('select')
          .first()
          .evaluate((one: HTMLSelectElement) => one.selectedIndex),
      ).toBe(1);
    },
  }),
  act('the consent of a form', '/report-fraud', {
    act: (page) => page.getByRole('checkbox').click(),
    answered: async (page) => {
      await page.locator('html[data-awake]').waitFor({ state: 'attached' });
      await expect(page.getByRole('checkbox')).toBeChecked();
    },
  }),
  act('a file for a form', '/report-fraud', {
    act: (page) =>
      page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL }),
    answered: (page) =>
      expect(page.getByRole('list', { name: zh.forms.files.list }).getByRole('listitem')).toHaveCount(1),
  }),
  act('a new captcha', '/report-fraud', {
    act: async (page) => {
      const first = await uuid(page).inputValue();
      await page.getByRole('button', { name: zh.forms.code.refresh }).click();
      await expect(uuid(page)).not.toHaveValue(first);
    },
    answered: shows((page) => page.getByRole('img', { name: zh.forms.code.imageAlt })),
  }),
  act('the captcha as a sum', '/online-complaints?info=journey', {
    act: click((page) => page.getByRole('button', { name: zh.forms.code.toText })),
    answered: shows((page) => sumText(page)),
  }),
  act('an empty form that is sent', '/report-fraud', {
    act: click((page) => page.getByRole('button', { name: zh.forms.send, exact: true }).last()),
    answered: shows((page) => page.getByRole('alert').getByRole('heading')),
  }),
  act('an empty form that is sent by Enter', '/report-fraud', {
    act: press((page) => page.locator('form[method=post] input[type=text]').first()),
    answered: shows((page) => page.getByRole('alert').getByRole('heading')),
  }),
  act('the check of a statement', '/verify', {
    act: async (page) => {
      await main(page).getByRole('textbox').or(main(page).getByRole('searchbox')).first().fill('95521');
      await page.keyboard.press('Enter');
    },
    answered: leadsTo(/\/verify(\?|#answer)/),
  }),
  act('the check of a file', '/download', {
    act: (page) =>
      page
        .getByLabel(zh.software.check.choose)
        .setInputFiles({ name: 'a.exe', mimeType: 'application/octet-stream', buffer: PIXEL }),
    answered: shows((page) => page.getByText(zh.software.check.unknown)),
  }),
  act('the search of people', '/personnel-business-disclosure', {
    act: async (page) => {
      await main(page).getByRole('searchbox').first().fill('王');
      await page.keyboard.press('Enter');
    },
    answered: leadsTo(/keyword=/),
  }),
  act('the search of outlets', '/branch', {
    act: async (page) => {
      await main(page).getByRole('searchbox').fill('静安');
      await page.keyboard.press('Enter');
    },
    answered: leadsTo(/keyword=/),
  }),
  act('an outlet on the map', '/branch', {
    act: (page) =>
      page
        .locator('[data-outlet]')
        .nth(2)
        .getByRole('button', { name: new RegExp(zh.outlets.showOnMap) })
        .click(),
    answered: (page) => expect(page.locator('[data-outlet][aria-current]')).toHaveCount(1),
  }),
];
