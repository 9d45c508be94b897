/** Fired on the window when the page is hydrated. */
export const AWAKE_EVENT = 'site:awake';

/** Whether the framework has hydrated the page. */
export const isAwake = (): boolean => 'awake' in document.documentElement.dataset;

/** Marks the page as hydrated and fires AWAKE_EVENT. */
export function sayAwake(): void {
  document.documentElement.dataset.awake = '';
  window.dispatchEvent(new Event(AWAKE_EVENT));
}
