import { expect } from '@playwright/test';
import {
  act,
  assistant,
  description,
  dialog,
  type Find,
  type FirstAct,
  leadsTo,
  refresh,
  refreshedOnce,
  search,
  shows,
  zh,
} from './act';

const menuPanel: Find = (page) => page.locator('[data-menu-panel]');

/** The same by touch. */
export const TAPS: readonly FirstAct[] = [
  act('the menu', '/', {
    act: (page) => menuPanel(page).locator('summary').first().tap(),
    answered: (page) => expect(menuPanel(page)).toHaveAttribute('open'),
  }),
  act('the search icon', '/', {
    act: (page) => search(page).locator('summary').tap(),
    answered: (page) => expect(search(page).getByLabel(zh.search.label)).toBeFocused(),
  }),
  act('the map of the finder', '/branch', {
    act: (page) => page.getByRole('button', { name: zh.outlets.map, exact: true }).tap(),
    answered: (page) => expect(page.locator('[data-mode=map]')).toBeVisible(),
  }),
  act('the finder’s refusal', '/branch', {
    act: (page) => page.getByRole('button', { name: zh.outlets.consent.disagree, exact: true }).tap(),
    answered: shows((page) => page.getByRole('button', { name: zh.outlets.consent.locate })),
  }),
  act('an outlet of the finder', '/branch', {
    act: (page) => page.locator('[data-outlet] h3 a').first().tap(),
    answered: leadsTo(/\/branch\/outlet\?id=/),
  }),
  act('the history of the finder', '/branch', {
    act: (page) => page.getByRole('button', { name: zh.outlets.history.open }).tap(),
    answered: (page) => expect(page.locator('[data-mode=history]')).toBeVisible(),
  }),
  act('the assistant', '/contact-us', {
    act: (page) => assistant(page).tap(),
    answered: shows(dialog),
  }),
  act('a piece of news', '/', {
    act: (page) => page.getByRole('region', { name: zh.home.keyNews }).getByRole('link').tap(),
    answered: leadsTo(/\/detail\?/),
  }),
  act('the quotes’ refresh', '/investor-relations', {
    act: (page) => refresh(page).tap(),
    answered: refreshedOnce,
  }),
  act('a field of a form', '/report-fraud#q-description', {
    act: (page) => description(page).tap(),
    answered: (page) => expect(description(page)).toBeFocused(),
  }),
];
