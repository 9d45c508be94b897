import { DESKTOP_WIDTH } from '@/lib/base/constants';
import { cookie, remember, storages } from './browser-state';

/** The variant whose layout fits the width of this window. */
export const fittingDevice = () => (innerWidth >= DESKTOP_WIDTH ? 'desktop' : 'mobile');

/** Remembers the device, and loads the page for it unless cookies are disabled. */
export function loadFor(device: string, session: Storage): void {
  remember('device', device);
  session.setItem('device', device);
  if (cookie('device') === device) location.reload();
}

/**
 * LG-03: corrects the device cookie and reloads once when the width contradicts it. Runs in the head of every page,
 * before the first paint; everything that can wait for the whole page is in components/page-script.
 */
export function boot(): void {
  const { session } = storages();
  const device = fittingDevice();
  if (!session || innerWidth === 0 || device === document.documentElement.dataset.device) return;
  if (![cookie('device'), session.getItem('device')].includes(device)) loadFor(device, session);
}
