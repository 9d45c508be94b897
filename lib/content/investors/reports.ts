import 'server-only';
import { ESG_PAGE_SIZE } from '../../constants';
import { LOCALES } from '../../i18n/locales';
import type { ArticleSummary } from '../../model/article';
import {
  REPORT_TYPES,
  type Report,
  type ReportCentre,
  type ReportFile,
  type ReportType,
  type ReportYear,
} from '../../model/investors';
import type { PageContext } from '../../model/page';
import type { Variant } from '../../model/variant';
import { listArticles, pageArticles } from '../articles';
import { withSizes } from '../attachments';
import { findByPath, getMenu, wishOf } from '../menu';
import { secondary } from '../secondary';
import { pdfPages } from './pdf-pages';

const REPORT_PATH = '/investor-relations/report';
const ESG_PATH = '/sustainability/esg-report';
const OWN = '/ows';

async function listOf(variant: Variant, path: string): Promise<ArticleSummary[]> {
  const menu = findByPath(await getMenu(variant.locale), path);
  return menu ? listArticles(variant, wishOf(menu)) : [];
}

async function filesOf({ attachments }: ArticleSummary, { locale }: Variant): Promise<ReportFile[]> {
  const documents = await withSizes(attachments.filter(({ type }) => type === 'PDF'));
  return Promise.all(
    documents.map(async (file) => {
      const path = file.url.startsWith(`${OWN}/files/`) ? file.url.slice(OWN.length) : null;
      const pages = path ? await secondary(`pages of ${path}`, pdfPages(path, file.size), null) : null;
      return { ...file, locale, pages };
    }),
  );
}

/** What a report says of itself in ext; those of the ESG list need no type, and a title tells the year as well. */
function kindOf(
  { facts, title }: ArticleSummary,
  instead?: ReportType,
): Pick<Report, 'type' | 'year'> | null {
  const type = REPORT_TYPES.find((known) => known === facts.reportType) ?? instead;
  const year = /^20\d\d$/.exec(facts.reportYear ?? '')?.[0] ?? /20\d\d/.exec(title)?.[0];
  return type && year ? { type, year: Number(year) } : null;
}

async function toReport(
  article: ArticleSummary,
  variant: Variant,
  instead?: ReportType,
): Promise<Report | null> {
  const kind = kindOf(article, instead);
  if (!kind) return null;
  const { id, title, displayTime } = article;
  return { ...kind, id, title, displayTime, files: await filesOf(article, variant) };
}

async function reportsOf(variant: Variant): Promise<Report[]> {
  const [periodic, esg] = await Promise.all([listOf(variant, REPORT_PATH), listOf(variant, ESG_PATH)]);
  const reports = await Promise.all([
    ...periodic.map((article) => toReport(article, variant)),
    ...esg.map((article) => toReport(article, variant, 'esg')),
  ]);
  return reports.filter((report) => report !== null);
}

/** Every report once, in the words of the page's language, with the documents of all languages. */
async function allReports(variant: Variant): Promise<Report[]> {
  const others = LOCALES.filter(({ code }) => code !== variant.locale).map(({ code }) =>
    secondary('reports of the other language', reportsOf({ ...variant, locale: code }), []),
  );
  const [own, foreign] = await Promise.all([reportsOf(variant), Promise.all(others)]);
  const byId = new Map(own.map((report) => [report.id, report]));
  for (const report of foreign.flat()) {
    const known = byId.get(report.id);
    byId.set(report.id, known ? { ...known, files: [...known.files, ...report.files] } : report);
  }
  return [...byId.values()].toSorted((a, b) => b.displayTime.localeCompare(a.displayTime));
}

/** Year by type, newest year first; of two reports for one place the later one stands. */
export function matrixOf(reports: readonly Report[]): ReportYear[] {
  const years = new Map<number, Partial<Record<ReportType, Report>>>();
  for (const report of reports) {
    const row = years.get(report.year) ?? {};
    row[report.type] ??= report;
    years.set(report.year, row);
  }
  return [...years].map(([year, row]) => ({ year, reports: row })).toSorted((a, b) => b.year - a.year);
}

/** IR-03: the newest periodic report, all of them by year and type, and the ESG reports in pages. */
export async function getReportCentre(context: PageContext): Promise<ReportCentre | null> {
  const { variant, page } = context;
  const tree = await getMenu(variant.locale);
  const [menu, esgMenu] = [findByPath(tree, REPORT_PATH), findByPath(tree, ESG_PATH)];
  if (!menu) return null;
  const wish = { menuKey: esgMenu?.key, bindingTags: esgMenu?.bindingTags, page, pageSize: ESG_PAGE_SIZE };
  const none = { items: [], total: 0, page: 1, pages: 1 };
  const [esg, reports] = await Promise.all([
    esgMenu ? pageArticles(variant, wish) : none,
    allReports(variant),
  ]);
  if (!esg) return null;
  const newest = reports.find(({ type }) => type !== 'esg') ?? null;
  return { title: menu.label, newest, years: matrixOf(reports), esg };
}
