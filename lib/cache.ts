import { MENU_LIFETIME_MS } from './constants';

/**
 * Every lifetime in one table, in seconds. `page` is how long a rendered page is fresh; Next wants the number
 * written out in app/[locale]/[device]/layout.tsx, and a test holds the two together.
 */
export const LIFETIMES = {
  page: 720,
  shared: MENU_LIFETIME_MS / 1000,
} as const;
