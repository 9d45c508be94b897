import { fileResponse } from '@/app/file-response';
import { getFeed } from '@/lib/outputs/feeds/feed-files';
import { isLocale } from '@/lib/site/locales';

type Props = { params: Promise<{ locale: string; file: string }> };

/** Every list as RSS, Atom and JSON Feed in both languages (docs/seo.md). */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { locale, file } = await params;
  return fileResponse(request, file, async () => (isLocale(locale) ? getFeed(locale, file) : null));
}
