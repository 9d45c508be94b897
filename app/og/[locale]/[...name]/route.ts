import { fileResponse } from '@/app/file-response';
import { countFile } from '@/lib/gate/file-limits';
import { getCard } from '@/lib/outputs/cards/card-files';
import { isLocale } from '@/lib/site/locales';

type Props = { params: Promise<{ locale: string; name: string[] }> };

/** Pictures for shared links, by article and by page. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { locale, name } = await params;
  return fileResponse(request, name.at(-1) ?? '', async () =>
    isLocale(locale) ? getCard(locale, name.join('/'), () => countFile(request.headers)) : null,
  );
}
