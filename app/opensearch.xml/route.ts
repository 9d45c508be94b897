import { describeSearch } from '@/lib/outputs/open-search';
import { env } from '@/lib/runtime/env';
import { localeFrom } from '@/lib/site/locales';

/** OpenSearch description, by which browsers add the site's search to their address bar; `?lang=en` for English. */
export function GET(request: Request): Response {
  const locale = localeFrom(new URL(request.url).searchParams.get('lang'));
  const { siteUrl, settings } = env();
  return new Response(describeSearch({ locale, siteUrl, settings }), {
    headers: {
      'Content-Type': 'application/opensearchdescription+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
