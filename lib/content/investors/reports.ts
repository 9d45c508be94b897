import 'server-only';
import { chinaTime } from '@/lib/base/china-time';
import { WHOLE_LIST_PAGES } from '@/lib/base/constants';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Report, ReportCentre, ReportFile, ReportYear } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import { REPORT_TYPES, type ReportType } from '@/lib/model/report';
import type { Variant } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { metrics } from '@/lib/runtime/metrics';
import { noteCut } from '@/lib/runtime/page-notes';
import { LOCALES } from '@/lib/site/locales';
import { listArticles, pageArticles } from '../articles/articles';
import { withSizes } from '../articles/attachments';
import { noteListed } from '../articles/listed';
import { getList } from '../articles/lists';
import { secondary } from '../secondary';
import { findByPath, getMenu, queryOf } from '../site/menu';
import { fullReport } from './full-report';
import { REPORT_TITLES } from './report-titles';

const REPORT_PATH = '/investor-relations/report';
const ESG_PATH = '/sustainability/esg-report';
const NOT_PERIODIC: ReadonlySet<ReportType> = new Set(['esg', 'other']);

/**
 * All reports of a list. A list that is too long to be read whole is searched for words in titles, and only
 * the newest page of the rest is used.
 */
async function listOf(variant: Variant, path: string): Promise<ArticleSummary[]> {
  const menu = findByPath(await getMenu(variant.locale), path);
  if (!menu) return [];
  const place = queryOf(menu);
  const first = await pageArticles(variant, { ...place, page: 1 });
  if (first) noteListed('reports', variant.locale, first.items);
  if (!first || first.pages === 1) return first?.items ?? [];
  if (first.pages <= WHOLE_LIST_PAGES) return listArticles(variant, place);
  noteCut({ shown: first.items.length, total: first.total });
  const words = REPORT_TITLES[variant.locale];
  const named = await Promise.all(words.map((title) => listArticles(variant, { ...place, title })));
  return [...new Map([...first.items, ...named.flat()].map((article) => [article.id, article])).values()];
}

async function filesOf({ attachments }: ArticleSummary, { locale }: Variant): Promise<ReportFile[]> {
  const documents = await withSizes(attachments.filter(({ type }) => type === 'PDF'));
  return documents.map((file) => ({ ...file, locale }));
}

async function toReport(article: ArticleSummary, variant: Variant, type?: ReportType): Promise<Report> {
  const { id, title, displayTime, report } = article;
  return {
    type: type ?? report.type,
    year: report.year,
    id,
    title,
    displayTime,
    files: await filesOf(article, variant),
  };
}

/** Sets the metric by which operators see that the newest report is older than the law allows. */
function noteNewest(report: Pick<Report, 'displayTime'> | null, { locale }: Variant): void {
  const time = chinaTime(report?.displayTime ?? '');
  if (time !== null) metrics.newestReport.set({ locale }, time / 1000);
}

/** The newest periodic report of the list with a document, else the newest of any type; null without one. */
export async function newestReport(variant: Variant): Promise<Report | null> {
  const articles = await listOf(variant, REPORT_PATH);
  const withFiles = articles.filter(({ attachments }) => attachments.some(({ type }) => type === 'PDF'));
  const newest = withFiles.find(({ report }) => !NOT_PERIODIC.has(report.type)) ?? withFiles[0];
  noteNewest(newest ?? null, variant);
  return newest
    ? toReport(
        fullReport(newest, withFiles, ({ report }) => report),
        variant,
      )
    : null;
}

async function reportsOf(variant: Variant): Promise<Report[]> {
  const [periodic, esg] = await Promise.all([listOf(variant, REPORT_PATH), listOf(variant, ESG_PATH)]);
  return Promise.all([
    ...periodic.map((article) => toReport(article, variant)),
    ...esg.map((article) => toReport(article, variant, 'esg')),
  ]);
}

/** Every report once, in the words of the page's language, with the documents of all languages. */
async function allReports(variant: Variant): Promise<Report[]> {
  const others = LOCALES.filter(({ code }) => code !== variant.locale).map(({ code }) =>
    secondary('reports of the other language', reportsOf({ ...variant, locale: code }), []),
  );
  const [own, foreign] = await Promise.all([reportsOf(variant), Promise.all(others)]);
  const byId = new Map(own.map((report) => [report.id, report]));
  for (const report of foreign.flat()) {
    const earlier = byId.get(report.id);
    byId.set(report.id, earlier ? { ...earlier, files: [...earlier.files, ...report.files] } : report);
  }
  return [...byId.values()].toSorted((a, b) => b.displayTime.localeCompare(a.displayTime));
}

/** Reports by year and type: newest year first, no year last; within a year and type the newest first. */
function matrixOf(reports: readonly Report[]): ReportYear[] {
  const years = new Map<number | null, Partial<Record<ReportType, Report[]>>>();
  for (const report of reports) {
    const row = years.get(report.year) ?? {};
    row[report.type] = [...(row[report.type] ?? []), report];
    years.set(report.year, row);
  }
  return [...years]
    .map(([year, row]) => ({ year, reports: row }))
    .toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0));
}

/** The newest annual, half-year or quarterly report; without one, the newest of unknown type. */
function newestOf(reports: readonly Report[]): Report | null {
  const newest =
    reports.find(({ type }) => !NOT_PERIODIC.has(type)) ?? reports.find(({ type }) => type === 'other');
  return newest ? fullReport(newest, reports, (report) => report) : null;
}

/**
 * IR-03: the newest periodic report, all reports or those of a type by year, and the ESG reports in pages.
 */
export async function getReportCentre(context: PageContext): Promise<ReportCentre | null> {
  const { variant, query, page } = context;
  const type = REPORT_TYPES.find((one) => one === query.type) ?? null;
  if (query.type && !type) return null;
  const tree = await getMenu(variant.locale);
  const [menu, esgMenu] = [findByPath(tree, REPORT_PATH), findByPath(tree, ESG_PATH)];
  if (!menu) return null;
  const none = { list: { items: [], total: 0, page: 1, pages: 1 } };
  const esg = esgMenu ? await getList({ variant, page }, 'esg-reports') : none;
  if (!esg) return null;
  const reports = await allReports(variant);
  const newest = newestOf(reports);
  noteNewest(newest, variant);
  return {
    title: menu.label,
    newest,
    types: REPORT_TYPES.filter((one) => reports.some((report) => report.type === one)),
    type,
    years: matrixOf(type ? reports.filter((report) => report.type === type) : reports),
    esg: esg.list,
    hasArchive: env().record !== null,
  };
}
