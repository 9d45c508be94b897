import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { type PageParams, readContext } from '@/app/page-context';
import { languagesOf } from '@/app/page-metadata';
import { CompareView } from '@/components/preview/compare-view';
import { ToolFrame } from '@/components/preview/tool-frame';
import { comparePage } from '@/lib/content/compare/compare';
import { editorCookies, isPreview } from '@/lib/content/preview';
import { findByPath, getMenu } from '@/lib/content/site/menu';
import type { PageContext } from '@/lib/model/page';
import { otherLocale } from '@/lib/site/locales';
import { compareHref, frameWidths, readPage } from '@/lib/site/preview';
import { translator } from '@/lib/words/translator';

/** Rendered per request, for editors only: the middleware checks their permission. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<PageParams> };

const contextOf = async (params: Props['params']): Promise<PageContext> =>
  readContext(await params, '/preview/compare');

/** The page that is compared, in the words of its address. */
function comparedPage({ query, ...context }: PageContext): PageContext {
  return { ...context, ...readPage(query.of ?? '/') };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await contextOf(params);
  return { title: translator(locale, 'preview')('compare'), robots: { index: false, follow: false } };
}

/** PV-01: one page in both languages, on desktop and phone, beside what is published. */
export default async function Page({ params }: Props) {
  if (!(await isPreview())) notFound();
  const context = await contextOf(params);
  const { locale, query } = context;
  setRequestLocale(locale);
  const page = comparedPage(context);
  const menu = findByPath(await getMenu(locale), page.path);
  const cookie = await editorCookies();
  const comparisons = await Promise.all(
    languagesOf(page, menu).map((language) => comparePage(page, language, cookie)),
  );
  const t = translator(locale, 'preview');
  const own = comparisons.find((comparison) => comparison.locale === locale) ?? comparisons[0];
  return (
    <ToolFrame
      locale={locale}
      title={t('title', { title: own?.draft?.title || page.path })}
      text={t('lead')}
      other={compareHref({ ...page, locale: otherLocale(locale) })}
    >
      <CompareView page={page} locale={locale} comparisons={comparisons} widths={frameWidths(query)} />
    </ToolFrame>
  );
}
