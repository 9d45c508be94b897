import { placeOfAddress } from '@/lib/content/outlets/ip-city';
import { requireOwnPage } from '@/lib/gate/admit';
import { clientAddress } from '@/lib/gate/client-address';
import { noteRefusal } from '@/lib/gate/failure';
import { Refusal } from '@/lib/gate/refusal';
import { env } from '@/lib/runtime/env';
import { log, problem } from '@/lib/runtime/log';

const HEADERS = { 'Cache-Control': 'no-store' };

/**
 * BR-04: the likely place of a visitor who agreed to be located but could not be. The address is neither stored nor
 * logged; 204 where the place is unknown.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    requireOwnPage(request);
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
