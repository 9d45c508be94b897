const flagOf = (part: string): string => `lazy:${part}`;

export const reloadPage = (): void => window.location.reload();

/** Whether a part that failed to load may reload the page: once until it has loaded; never without storage. */
export function mayReload(part: string): boolean {
  try {
    if (sessionStorage.getItem(flagOf(part))) return false;
    sessionStorage.setItem(flagOf(part), '1');
    return true;
  } catch {
    return false;
  }
}

/** Allows a reload after a later failure, since the part has now loaded. */
export function hasLoaded(part: string): void {
  try {
    sessionStorage.removeItem(flagOf(part));
  } catch {
    // Storage is disabled: there is nothing to remove.
  }
}
