import { fileResponse } from '@/app/file-response';
import { getSitemapIndex } from '@/lib/outputs/sitemaps/sitemap-files';

/** The sitemap index (docs/seo.md). */
export const GET = (request: Request): Promise<Response> =>
  fileResponse(request, 'sitemap.xml', getSitemapIndex);

/** Generated from the running back office, never at build time. */
export const dynamic = 'force-dynamic';
