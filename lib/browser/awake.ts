/** Fired on the window when the page is hydrated. */
export const AWAKE_EVENT = 'site:awake';

/** Whether the framework has hydrated the page. */
export const isAwake = (): boolean => 'awake' in document.documentElement.dataset;

export function sayAwake(): void {
  document.documentElement.dataset.awake = '';
  window.dispatchEvent(new Event(AWAKE_EVENT));
}
