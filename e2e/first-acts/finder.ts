import { expect, type Page } from '@playwright/test';
import { act, click, type Find, type FirstAct, leadsTo, main, press, shows, zh } from './act';

const { consent, failed, showOnMap } = zh.outlets;
const button =
  (name: string): Find =>
  (page) =>
    page.getByRole('button', { name, exact: true });
const outlets: Find = (page) => page.locator('[data-outlet]');
const onMap: Find = (page) =>
  outlets(page)
    .nth(2)
    .getByRole('button', { name: new RegExp(showOnMap) });
/** The third outlet of the list has become its first, and is marked. */
const isSelected = (page: Page): Promise<void> =>
  expect(outlets(page).first()).toHaveAttribute('aria-current', 'true');

/** The browser of the journeys has no position to give. */
export const FINDER: readonly FirstAct[] = [
  act('the finder’s refusal', '/branch', {
    act: click(button(consent.disagree)),
    answered: shows(button(consent.locate)),
  }),
  act('the finder’s refusal, by key', '/branch?province=guangdong', {
    act: press(button(consent.disagree)),
    answered: shows(button(consent.locate)),
  }),
  act('the finder’s consent, without a position', '/branch', {
    act: click(button(consent.agree)),
    answered: (page) => expect(page.getByRole('status').filter({ hasText: failed.denied })).toBeVisible(),
  }),
  act('an outlet that is shown on the map', '/branch', { act: click(onMap), answered: isSelected }),
  act('an outlet that is shown on the map, by key', '/branch?keyword=xinzha', {
    act: press((page) => outlets(page).first().getByRole('button')),
    answered: isSelected,
  }),
  act('an outlet of the finder, by key', '/branch', {
    act: press((page) => outlets(page).first().getByRole('link').first()),
    answered: leadsTo(/\/branch\/outlet\?id=/),
  }),
  act('a search of the finder', '/branch', {
    act: async (page) => {
      await main(page).getByRole('searchbox').fill('静安新闸');
      await main(page).getByRole('button', { name: zh.outlets.search, exact: true }).click();
    },
    answered: leadsTo(/keyword=/),
  }),
];
