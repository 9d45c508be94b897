import { describeSearch } from '@/lib/outputs/open-search';
import { env } from '@/lib/runtime/env';

/** OpenSearch description, by which browsers add the site's search to their address bar; `?lang=en` for English. */
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
