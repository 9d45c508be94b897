import { cookies, draftMode } from 'next/headers';
import { ownCookieName } from '@/lib/gate/own-cookies';
import { previewKey } from '@/lib/gate/preview-key';
import { makeToken, sameText } from '@/lib/gate/tokens';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { PREVIEW_PREFIX } from '@/lib/site/routes';

const PREVIEW_SECONDS = 8 * 3600;
const PLAIN = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };

/** Only addresses of the preview: anything else would be an open redirect. */
function safeReturn(to: string): string {
  return /^(\/en)?\/preowsweb(\/[a-z0-9/_-]*)?(\?[\w=&-]*)?$/.test(to) ? to : PREVIEW_PREFIX;
}

/** RT-10: exchanges the preview secret for a cookie that opens /preowsweb. Reached through middleware.ts. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { previewSecret, siteSecret, secure } = env();
  if (!previewSecret || !sameText(searchParams.get('secret') ?? '', previewSecret)) {
    if (previewSecret) log.info({ refused: 404, what: 'preview secret' }, 'a request was refused');
    return new Response('404', { status: 404, headers: PLAIN });
  }
  (await draftMode()).enable();
  const secret = previewKey(siteSecret, previewSecret);
  const token = await makeToken({ secret, purpose: 'preview', seconds: PREVIEW_SECONDS });
  const jar = await cookies();
  jar.set(ownCookieName('preview'), token, {
    httpOnly: true,
    secure,
    sameSite: 'lax',
    path: '/',
    maxAge: PREVIEW_SECONDS,
  });
  const location = safeReturn(request.headers.get('x-entry-back') ?? '');
  return new Response(null, { status: 307, headers: { Location: location, 'Cache-Control': 'no-store' } });
}
