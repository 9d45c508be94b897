import { fileResponse } from '@/app/file-response';
import { getInvestorFile } from '@/lib/outputs/investors/files';
import { isLocale } from '@/lib/site/locales';

type Props = { params: Promise<{ locale: string; file: string }> };

/** Tables, feeds, calendar files and cards of investor relations: a fixed list of names, see docs/investor-relations.md. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { locale, file } = await params;
  return fileResponse(request, file, async () => (isLocale(locale) ? getInvestorFile(locale, file) : null));
}
