const flagOf = (part: string): string => `lazy:${part}`;

/** Loads the page again. */
export const reloadPage = (): void => window.location.reload();

/** Whether this part may reload the page: once until it has loaded, and not at all where that cannot be stored. */
export function mayReload(part: string): boolean {
  try {
    if (sessionStorage.getItem(flagOf(part))) return false;
    sessionStorage.setItem(flagOf(part), '1');
    return true;
  } catch {
    return false;
  }
}

/** After a successful load a later failure may reload again. */
export function hasLoaded(part: string): void {
  try {
    sessionStorage.removeItem(flagOf(part));
  } catch {
    // As above.
  }
}
