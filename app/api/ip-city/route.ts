import { env } from '@/lib/env';
import { placeOfAddress } from '@/lib/geo/ip-city';
import { log, problem } from '@/lib/log';
import { clientAddress } from '@/lib/relay/client-address';
import { noteRefusal } from '@/lib/relay/failure';
import { Refusal } from '@/lib/relay/refusal';
import { requireSameOrigin } from '@/lib/relay/same-origin';

const HEADERS = { 'Cache-Control': 'no-store' };

/**
 * BR-04: the likely place of the visitor, for who agreed to be located and could not be. Nothing of it is kept or
 * logged; 204 where nothing is known.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    requireSameOrigin(request.headers, env().siteUrl);
    const place = await placeOfAddress(clientAddress(request.headers, env().trustedProxies));
    return place
      ? Response.json(place, { headers: HEADERS })
      : new Response(null, { status: 204, headers: HEADERS });
  } catch (error) {
    if (error instanceof Refusal) {
      noteRefusal(error, 'ip-city');
      return new Response(null, { status: 403, headers: HEADERS });
    }
    log.warn(problem(error), 'a place by address could not be looked up');
    return new Response(null, { status: 503, headers: HEADERS });
  }
}
