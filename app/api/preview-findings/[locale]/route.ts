import { editorsAnswer } from '@/app/editors-answer';
import { reviewAll } from '@/lib/content/review/review-all';
import { findingsTable } from '@/lib/outputs/editors/findings-table';
import { narrow, readFilter } from '@/lib/rules/findings/narrow';
import { env } from '@/lib/runtime/env';
import { isLocale } from '@/lib/site/locales';

export const dynamic = 'force-dynamic';

/** Nobody looks at a file while it is made: all files of articles are checked. */
const FILES_MS = 8000;

type Props = { params: Promise<{ locale: string }> };

/** PV-04: the findings as CSV. Reached through middleware.ts. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { locale } = await params;
  return editorsAnswer(request, 'findings.csv', async () => {
    if (!isLocale(locale)) return null;
    // The visitor's address, with the filter of the list.
    const { searchParams } = new URL(request.url);
    const filter = readFilter((name) => searchParams.get(name));
    const { findings } = await reviewAll({ preview: true, budget: FILES_MS, day: 'today' });
    const body = findingsTable(narrow(findings, filter), locale, env().siteUrl);
    return { type: 'text/csv; charset=utf-8', body, save: true };
  });
}
