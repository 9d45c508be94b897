import type { Locator, Page } from '@playwright/test';
import { WORDS } from './words';

/** As a visitor who moves the pointer, which loads the map, and looks at it. */
export async function seeMap(page: Page): Promise<Locator> {
  const map = page.getByRole('region', { name: WORDS.zh.outlets.mapLabel });
  await page.mouse.move(9, 9);
  await page.mouse.move(19, 9);
  await map.scrollIntoViewIfNeeded();
  return map;
}
