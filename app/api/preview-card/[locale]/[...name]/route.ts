import { editorsAnswer } from '@/app/editors-answer';
import { makeCard } from '@/lib/outputs/cards/card-files';
import { isLocale } from '@/lib/site/locales';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string; name: string[] }> };

/** PV-03: the picture for links to a draft. Reached through middleware.ts. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { locale, name } = await params;
  return editorsAnswer(request, name.at(-1) ?? '', async () =>
    isLocale(locale) ? makeCard(locale, name.join('/')) : null,
  );
}
