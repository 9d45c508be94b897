import { fileResponse } from '@/app/file-response';
import { getSitemap } from '@/lib/outputs/sitemaps/sitemap-files';

/** The sitemaps listed in the index. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  const [, name = ''] = /^([a-z0-9-]{1,40})\.xml$/.exec(file) ?? [];
  return fileResponse(request, file, () => getSitemap(name));
}
