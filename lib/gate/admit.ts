import 'server-only';
import { env, type RateName } from '@/lib/runtime/env';
import { clientAddress } from './client-address';
import { requireMediaType } from './media-type';
import { takeTurn } from './rate-limits';
import { Refusal } from './refusal';
import { requireSameOrigin } from './same-origin';

/** Counts a request against the visitor's limit; throws a 429 with the time to wait. */
export const countVisitor = (headers: Headers, rate: RateName): Promise<void> =>
  takeTurn(rate, clientAddress(headers, env().trustedProxies));

/** The same for callers that handle the refusal themselves: returns the 429, or null within the limit. */
export async function overLimit(headers: Headers, rate: RateName): Promise<Refusal | null> {
  try {
    await countVisitor(headers, rate);
    return null;
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    return refused;
  }
}

export const FORM_DATA = 'multipart/form-data';
export const FORM_TEXT = 'application/x-www-form-urlencoded';

/** Throws a 403 unless a page of this site sent the request, a 415 if it has none of the given `types`. */
export function requireOwnPage({ headers }: Request, types?: readonly string[]): void {
  requireSameOrigin(headers, env().siteUrl);
  if (types) requireMediaType(headers, types);
}
