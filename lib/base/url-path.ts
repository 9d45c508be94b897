/** The path of a request's target or of an address within the site: without query and fragment, not decoded. */
export const urlPath = (url: string): string => url.replace(/[?#].*$/s, '');
