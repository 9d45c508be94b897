import { chinaTime } from '@/lib/base/china-time';
import { formatDate, formatMoment } from '@/lib/base/format';
import type { Archive, FilingPage, HowToCheck } from '@/lib/model/archive';
import type { Crumb } from '@/lib/model/crumb';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { newestVersion } from '@/lib/rules/record/changes';
import { translator } from '@/lib/words/translator';
import { titleName } from './page-words';

const archiveCrumb = (locale: Locale): Crumb => ({
  label: translator(locale, 'archive')('title'),
  path: '/investor-relations/archive',
});

/** Head of the archive; only views filtered by kind, language or keyword are not indexed. */
export function archiveHead({ siteName, filter }: Archive, { locale }: PageContext) {
  const t = translator(locale, 'archive');
  return {
    title: `${t('title')} - ${siteName}`,
    description: t('intro'),
    crumb: t('title'),
    noindex: filter.kind !== null || filter.language !== null || filter.keyword !== '',
  };
}

/** Head of a filing, with its newest title in the page's language, else in the other. */
export function filingHead({ histories: [first], siteName }: FilingPage, { locale }: PageContext) {
  const t = translator(locale, 'archive');
  const { title, kind, displayTime } = newestVersion(first);
  const { firstSeen } = first.versions[0];
  const published = chinaTime(displayTime);
  const after = ` - ${t('title')}`;
  return {
    title: `${titleName(title, locale, after)}${after} - ${siteName}`,
    description: t('filing.description', {
      title,
      kind: t(`kinds.${kind}`),
      date: formatDate(displayTime, locale),
      since: formatMoment(firstSeen, locale),
    }),
    crumb: title,
    parent: archiveCrumb(locale),
    article: { publishedTime: published === null ? undefined : new Date(published).toISOString() },
  };
}

/** Head of the page that explains how to check the record. */
export function howToCheckHead({ siteName }: HowToCheck, { locale }: PageContext) {
  const t = translator(locale, 'archive.check');
  return {
    title: `${t('title')} - ${siteName}`,
    description: t('intro'),
    crumb: t('title'),
    parent: archiveCrumb(locale),
  };
}
