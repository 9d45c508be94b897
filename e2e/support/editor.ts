import type { Page } from '@playwright/test';
import { arrived } from './arrival';

/** Of the environment that is tried. */
export const PREVIEW_SECRET = process.env.PREVIEW_SECRET ?? 'journeys-only-preview-secret';

/** Opens a page of the preview as an editor who has just been given the address with the secret. */
export async function openAsEditor(page: Page, address: string): Promise<void> {
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}secret=${PREVIEW_SECRET}`);
  await arrived(page, address);
}
