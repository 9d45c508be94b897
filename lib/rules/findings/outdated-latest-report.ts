import type { Finding } from '@/lib/model/findings';
import {
  DUE_REPORTS,
  type NewestReports,
  type ReviewedArticle,
  type ReviewedMenuItem,
  type ReviewedReports,
  type ReviewedSite,
} from '@/lib/model/review';
import { articleSubject, finding, inEachLanguage, inMenuLanguages, menuSubject } from './finding';
import { REPORTS_SUBJECT } from './reports-subject';

const LATEST = /最新|\blatest\b/i;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

const OLD = { code: 'outdated-latest-report', severity: 'warning' } as const;

const wordsOf = (title: string, year: number, newest: number) => ({
  values: { title, year: String(year), newest: String(newest) },
  place: title,
});

/** The report in the banner of investor relations, while there is a newer annual one. */
export function outdatedBanner({ locale, latest, newest }: ReviewedReports): Finding[] {
  if (!latest || newest.annual === undefined || latest.year >= newest.annual) return [];
  return [finding(REPORTS_SUBJECT, { ...OLD, locale, ...wordsOf(latest.title, latest.year, newest.annual) })];
}

/** A report whose title calls it the latest, while there is a newer one of its kind. */
export const articleOutdated = (article: ReviewedArticle, site: ReviewedSite): Finding[] =>
  inEachLanguage(article, ({ title, report }, locale) => {
    const kind = DUE_REPORTS.find((one) => one === report.type);
    const newest = kind && site.newest[locale][kind];
    const { year } = report;
    if (!LATEST.test(title) || newest === undefined || year === null || year >= newest) return [];
    return [finding(articleSubject(article, locale), { ...OLD, locale, ...wordsOf(title, year, newest) })];
  });

const newestYear = (newest: NewestReports): number => Math.max(0, ...Object.values(newest));

/** A menu item that calls a year the latest, while there is a report on a newer one. */
export const menuOutdated = (item: ReviewedMenuItem, site: ReviewedSite): Finding[] =>
  inMenuLanguages(item, (locale) => {
    const { name, seo } = item.sides[locale];
    const newest = newestYear(site.newest[locale]);
    return [...new Set([name, seo.title])].flatMap((title) => {
      const year = Number(YEAR.exec(title)?.[0] ?? Number.NaN);
      if (!LATEST.test(title) || !(year < newest)) return [];
      return [finding(menuSubject(item, locale), { ...OLD, locale, ...wordsOf(title, year, newest) })];
    });
  });
