import { fileResponse } from '@/app/file-response';
import { feedOfOldName } from '@/lib/outputs/feeds/feed-files';
import { getInvestorFile } from '@/lib/outputs/investors/files';
import { isLocale } from '@/lib/site/locales';

type Props = { params: Promise<{ locale: string; file: string }> };

/**
 * Tables, feeds, calendars and contact cards of investor relations under fixed names (docs/investor-relations.md).
 */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { locale, file } = await params;
  const feed = isLocale(locale) && feedOfOldName(locale, file);
  if (feed) return new Response(null, { status: 308, headers: { Location: feed } });
  return fileResponse(request, file, async () => (isLocale(locale) ? getInvestorFile(locale, file) : null));
}
