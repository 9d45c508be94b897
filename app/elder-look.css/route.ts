import { readCookie } from '@/lib/gate/cookies';
import { lookSheet } from '@/lib/outputs/elder-look';
import { readLook } from '@/lib/site/elder-look';

/** EL-04, EL-06: the look of the elder edition that this visitor chose, so that pages are stored once for all looks. */
export function GET(request: Request): Response {
  const sheet = lookSheet(readLook(readCookie(request.headers.get('cookie'), 'look')));
  return new Response(sheet, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      Vary: 'Cookie',
    },
  });
}
