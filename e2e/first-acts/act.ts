import { expect, type Locator, type Page } from '@playwright/test';
import { fill, WORDS } from '../support/words';

export const zh = WORDS.zh;

/** The very first thing that a visitor does on a page, and what then must be so, once. */
export interface FirstAct {
  what: string;
  path: string;
  act: (page: Page) => Promise<unknown>;
  answered: (page: Page) => Promise<unknown>;
}

export type Find = (page: Page) => Locator;

export const main: Find = (page) => page.getByRole('main');
export const search: Find = (page) => page.locator('[data-search]');
const board: Find = (page) => page.getByRole('article', { name: /SH601211/ });
export const refresh: Find = (page) => page.getByRole('link', { name: zh.quotes.refresh });
export const assistant: Find = (page) => page.getByRole('link', { name: zh.customer.assistant.open });
export const uuid: Find = (page) => page.locator('input[name=uuid]');
export const description: Find = (page) =>
  page.getByLabel(new RegExp(`^${zh.forms.report.fields.description}`));

export const click =
  (find: Find) =>
  (page: Page): Promise<void> =>
    find(page).click();
export const press =
  (find: Find, key = 'Enter') =>
  (page: Page): Promise<void> =>
    find(page).press(key);
export const leadsTo =
  (address: RegExp) =>
  (page: Page): Promise<void> =>
    expect(page).toHaveURL(address);
export const shows =
  (find: Find) =>
  (page: Page): Promise<void> =>
    expect(find(page)).toBeVisible();

export function act(what: string, path: string, how: Pick<FirstAct, 'act' | 'answered'>): FirstAct {
  return { what, path, ...how };
}

export const link =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('link', { name, exact: true }).first();
export const dialog: Find = (page) => page.locator('dialog[open]');

/** The page stays, and the values are those of a request. */
export async function refreshedOnce(page: Page): Promise<void> {
  await expect(board(page).getByText(/^20\.0[12]$/)).toBeVisible();
  await expect(page).toHaveURL(/investor-relations(\/stock-info)?$/);
}

export const titleOf = ({ what, path }: FirstAct): string =>
  fill('SP-02 as the very first act: {what} ({path})', { what, path });
