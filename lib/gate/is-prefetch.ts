/**
 * Whether a request with this Sec-Purpose header is a prefetch. It must not change language or edition: it is
 * refused, so that the browser drops it and requests the link anew when it is followed.
 */
export const isPrefetch = (purpose: string | null | undefined): boolean =>
  purpose?.includes('prefetch') ?? false;
