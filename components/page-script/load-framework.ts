declare global {
  interface Window {
    /** Addresses of the framework's scripts, set by the page's data. */
    siteChunks?: readonly string[];
  }
}

/** What the server wrote into the page script's tag (server/late/page-data.ts). */
const tagData = (): DOMStringMap =>
  document.querySelector<HTMLElement>('script[data-page], script[data-chunks]')?.dataset ?? {};

/** `async` is how the framework writes its scripts, and by which it recognises them. */
function load(address: string, failed: () => void): HTMLScriptElement {
  const script = document.createElement('script');
  script.setAttribute('async', '');
  script.src = address;
  script.addEventListener('error', () => {
    // The next attempt starts over.
    script.remove();
    failed();
  });
  document.head.append(script);
  return script;
}

/** A script that is in the page is loaded or about to be. */
const isThere = (address: string): boolean => document.querySelector(`script[src="${address}"]`) !== null;

function loadChunks(addresses: readonly string[], failed: () => void): void {
  for (const address of addresses) if (!isThere(address)) load(address, failed);
}

/**
 * Loads the page's data, unless it is in the page, and then the framework's scripts. A page of development has them
 * already. `failed` is called when one of them cannot be loaded.
 */
export function loadFramework(failed: () => void): void {
  const { page, chunks } = tagData();
  if (chunks) loadChunks(chunks.split(' '), failed);
  if (!page) return;
  const begin = () => loadChunks(window.siteChunks ?? [], failed);
  if (window.siteChunks) begin();
  else load(page, failed).addEventListener('load', begin);
}
