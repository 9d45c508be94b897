const YEAR_SECONDS = 31_536_000;

/** Session and local storage; undefined where storage is disabled. */
export function storages(): { session?: Storage; local?: Storage } {
  const found: { session?: Storage; local?: Storage } = {};
  try {
    found.session = sessionStorage;
    found.local = localStorage;
  } catch {
    // The page works without it.
  }
  return found;
}

/** The value of a cookie as it is stored, not decoded; undefined without one. */
export const cookie = (name: string): string | undefined =>
  document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1];

/** Removes a cookie of the whole site. */
export function forget(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as in remember()
  document.cookie = `${name}=; path=/; max-age=0`;
}

/** Sets a cookie that server and browser read, for a year. */
export function remember(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: it must be there before the page goes on, which cookieStore cannot promise
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
