import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { type PageParams, readContext } from '@/app/page-context';
import { PageStatus } from '@/app/page-status';
import { FindingsView } from '@/components/preview/findings-view';
import { ToolFrame } from '@/components/preview/tool-frame';
import { orOutage } from '@/lib/content/or-outage';
import { isPreview } from '@/lib/content/preview';
import { reviewAll } from '@/lib/content/review/review-all';
import { readFilter } from '@/lib/rules/findings/narrow';
import { otherLocale } from '@/lib/site/locales';
import { toolHref } from '@/lib/site/preview';
import { translator } from '@/lib/words/translator';

/** Rendered per request, for editors only: the middleware checks their permission. */
export const dynamic = 'force-dynamic';

/** An editor waits for it; files that were not checked by then are counted. */
const FILES_MS = 1500;

type Props = { params: Promise<PageParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = readContext(await params, '/preview/findings');
  return { title: translator(locale, 'preview')('findings'), robots: { index: false, follow: false } };
}

/** PV-04: the findings of menus, reports and the newest articles. */
export default async function Page({ params }: Props) {
  if (!(await isPreview())) notFound();
  const { locale, query } = readContext(await params, '/preview/findings');
  setRequestLocale(locale);
  const filter = readFilter((name) => query[name]);
  const t = translator(locale, 'preview');
  const review = await orOutage(reviewAll({ preview: true, budget: FILES_MS, day: 'today' }));
  return (
    <ToolFrame
      locale={locale}
      title={t('findings')}
      text={t('findingsLead')}
      other={toolHref(otherLocale(locale), 'findings', { ...filter })}
    >
      {!review && <PageStatus code={503} />}
      <FindingsView locale={locale} review={review} filter={filter} />
    </ToolFrame>
  );
}
