import { devices } from '@playwright/test';

const { defaultBrowserType: _phone, ...phone } = devices['Pixel 7'];
const { defaultBrowserType: _small, ...smallPhone } = devices['Galaxy S9+'];
const { defaultBrowserType: _tablet, ...tablet } = devices['Galaxy Tab S4 landscape'];

/** Contexts of hand-held devices, with matching user agent, client hints, touch and width. */
export const PHONE = phone;
export const NARROW_PHONE = { ...smallPhone, viewport: { width: 320, height: 658 } };
export const TABLET = tablet;
