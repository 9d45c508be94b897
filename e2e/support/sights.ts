import type { Page } from '@playwright/test';
import { PHONE } from './devices';
import { expectFirstContent } from './first-screen';
import { expectWholeNumbers } from './numbers';
import { expectHighTargets } from './targets';

/** Tabs of a desktop and of the narrowest common phone. */
export const TABS = {
  phone: { ...PHONE, viewport: { width: 360, height: 740 } },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

export type Device = keyof typeof TABS;

/** The page of phones below 768 px, that of desktops above: a window that is resized across it is loaded anew. */
const SIGHTS = {
  phone: {
    screen: { width: 360, height: 844 },
    sights: [{ width: 320 }, { width: 360 }, { width: 720, large: true }],
  },
  desktop: {
    screen: { width: 1440, height: 900 },
    sights: [{ width: 1440 }, { width: 1440, large: true }],
  },
} as const;

/** Expects the first content on the first screen, numbers on one line and, on a phone, high targets. */
export async function expectGoodSight(page: Page, device: Device): Promise<void> {
  const { screen, sights } = SIGHTS[device];
  await expectFirstContent(page, screen);
  await expectWholeNumbers(page, sights);
  if (device === 'desktop') return;
  await page.setViewportSize(TABS.phone.viewport);
  await expectHighTargets(page);
}
