import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page that was led to has this address and is there, its scripts run. The address alone changes with
 * the first byte: what reads the document or presses a key then meets half a page.
 */
export async function arrived(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await page.waitForLoadState();
}
