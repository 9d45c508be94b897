import { AWAKE_EVENT } from '@/lib/browser/awake';

/**
 * The framework writes the address that it read when it started. A link within the page that was followed meanwhile
 * would vanish from the address, although its target is shown; the browser still knows it.
 */
function restoreFragment(): void {
  const id = document.querySelector(':target')?.id;
  if (!id) return;
  const address = new URL(`#${id}`, window.location.href).href;
  // Without a state, so that the framework takes note of the address.
  if (address !== window.location.href) window.history.replaceState(null, '', address);
}

/** Keeps the fragment of a link that a visitor followed while the page was hydrated. */
export function startKeepFragment(signal: AbortSignal): void {
  // The framework listens to changes of the address once the effects of the hydration are done.
  window.addEventListener(AWAKE_EVENT, () => setTimeout(restoreFragment), { signal });
}
