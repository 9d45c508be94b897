import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { type PageParams, readContext } from '@/app/page-context';
import { languagesOf } from '@/app/page-metadata';
import { PageStatus } from '@/app/page-status';
import { Appearance } from '@/components/preview/appearance';
import { CompareView } from '@/components/preview/compare-view';
import { FindingsList } from '@/components/preview/findings-list';
import { ToolFrame } from '@/components/preview/tool-frame';
import { Section } from '@/components/ui/section';
import { comparePage } from '@/lib/content/compare/compare';
import { orOutage } from '@/lib/content/or-outage';
import { editorCookies, isPreview } from '@/lib/content/preview';
import { reviewPage } from '@/lib/content/review/review-page';
import { secondary } from '@/lib/content/secondary';
import { findByPath, getMenu } from '@/lib/content/site/menu';
import type { PageAppearance } from '@/lib/model/appearance';
import type { Comparison } from '@/lib/model/compare';
import type { PageContext } from '@/lib/model/page';
import { getOtherForms } from '@/lib/outputs/other-forms';
import { env } from '@/lib/runtime/env';
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

/** How the page will look elsewhere in one language; null where there is no such page. */
async function appearanceOf(
  { draft, locale }: Comparison,
  page: PageContext,
): Promise<PageAppearance | null> {
  if (draft?.status !== 200) return null;
  const { title, description, canonical, crumbs, image, dates } = draft;
  const forms = await secondary('other forms of a preview', getOtherForms(locale, page), null);
  const siteName = env().settings.name[locale];
  const texts = { locale, title, description, canonical, siteName, crumbs };
  const date = page.query.id === undefined ? null : (dates[0] ?? null);
  return { page: { ...texts, date, image: image || null }, forms };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await contextOf(params);
  return { title: translator(locale, 'preview')('compare'), robots: { index: false, follow: false } };
}

/** The frame of the tool alone: all previews would be pages that say the same. */
function Outage({ page }: { page: PageContext }) {
  const t = translator(page.locale, 'preview');
  return (
    <ToolFrame
      locale={page.locale}
      title={t('title', { title: page.path })}
      text={t('outage')}
      other={compareHref({ ...page, locale: otherLocale(page.locale) })}
    >
      <PageStatus code={503} />
    </ToolFrame>
  );
}

/** PV-01: one page in both languages, on desktop and phone, beside what is published. */
export default async function Page({ params }: Props) {
  if (!(await isPreview())) notFound();
  const context = await contextOf(params);
  const { locale, query } = context;
  setRequestLocale(locale);
  const page = comparedPage(context);
  const items = await orOutage(getMenu(locale));
  if (!items) return <Outage page={page} />;
  const menu = findByPath(items, page.path);
  const cookie = await editorCookies();
  const [comparisons, findings] = await Promise.all([
    Promise.all(languagesOf(page, menu).map((language) => comparePage(page, language, cookie))),
    secondary('findings of a preview', reviewPage({ ...page, preview: true }), null),
  ]);
  if (!findings && comparisons.every(({ state }) => state === 'unknown')) return <Outage page={page} />;
  const looks = await Promise.all(comparisons.map((comparison) => appearanceOf(comparison, page)));
  const t = translator(locale, 'preview');
  const own = comparisons.find((comparison) => comparison.locale === locale) ?? comparisons[0];
  return (
    <ToolFrame
      locale={locale}
      title={t('title', { title: (own?.draft?.status === 200 && own.draft.title) || page.path })}
      text={t('lead')}
      other={compareHref({ ...page, locale: otherLocale(locale) })}
    >
      <CompareView page={page} locale={locale} comparisons={comparisons} widths={frameWidths(query)} />
      <Section id="findings" title={t('found')} tone="raised">
        {findings ? <FindingsList findings={findings} locale={locale} /> : <p>{t('failed')}</p>}
      </Section>
      <Appearance pages={looks.filter((look) => look !== null)} />
    </ToolFrame>
  );
}
