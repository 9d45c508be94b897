import { describeSearch } from '@/lib/outputs/open-search';
import { env } from '@/lib/runtime/env';

/** How browsers search the site from their address bar; `?lang=en` is the English one. */
export function GET(request: Request): Response {
  const locale = new URL(request.url).searchParams.get('lang') === 'en' ? 'en' : 'zh';
  const { siteUrl, settings } = env();
  return new Response(describeSearch({ locale, siteUrl, settings }), {
    headers: {
      'Content-Type': 'application/opensearchdescription+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
