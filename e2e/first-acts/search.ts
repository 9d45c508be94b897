import { expect } from '@playwright/test';
import { act, click, type FirstAct, leadsTo, main, press, search, zh } from './act';

export const PANEL: readonly FirstAct[] = [
  act('the search icon, by click', '/', {
    act: click((page) => search(page).locator('summary')),
    answered: (page) => expect(search(page).getByLabel(zh.search.label)).toBeFocused(),
  }),
  act('the search icon, by key', '/terms', {
    act: press((page) => search(page).locator('summary')),
    answered: (page) => expect(search(page).getByLabel(zh.search.label)).toBeFocused(),
  }),
  act('the search icon, and typing at once', '/pressroom', {
    act: async (page) => {
      await search(page).locator('summary').click();
      await page.keyboard.type('公告');
    },
    answered: async (page) => {
      await expect(search(page).getByRole('option').first()).toBeVisible();
      await expect(search(page).getByLabel(zh.search.label)).toHaveValue('公告');
    },
  }),
  act('a search sent at once', '/terms', {
    act: async (page) => {
      await search(page).locator('summary').click();
      await page.keyboard.type('公告');
      await page.keyboard.press('Enter');
    },
    answered: leadsTo(/\/search\?q=/),
  }),
  act('the search icon, and Esc at once', '/terms', {
    act: async (page) => {
      await search(page).locator('summary').click();
      await page.keyboard.press('Escape');
    },
    answered: (page) => expect(search(page)).not.toHaveAttribute('open'),
  }),
  act('a suggestion by arrow key', '/about-us', {
    act: async (page) => {
      await search(page).locator('summary').click();
      await page.keyboard.type('公告');
      await search(page).getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
    answered: (page) =>
      expect(search(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true'),
  }),
  act('the search form of the result page', '/search?q=a', {
    act: async (page) => {
      await main(page).getByRole('searchbox').fill('公告');
      await page.keyboard.press('Enter');
    },
    answered: leadsTo(/q=%E5%85%AC%E5%91%8A/),
  }),
];
