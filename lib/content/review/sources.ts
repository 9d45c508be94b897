import 'server-only';
import { chinaTime } from '@/lib/base/china-time';
import { OwsError } from '@/lib/base/ows-error';
import { isPublic, mapSummary } from '@/lib/mappers/articles';
import { mapDictionaries } from '@/lib/mappers/dictionaries';
import { mapLatestReport } from '@/lib/mappers/investors';
import { mapMenu } from '@/lib/mappers/menu';
import type { Dictionaries } from '@/lib/model/dictionaries';
import type { MenuItem } from '@/lib/model/menu';
import { DUE_REPORTS, type NewestReports, type ReviewedReports } from '@/lib/model/review';
import type { Locale } from '@/lib/model/variant';
import { fetchArticles, fetchDictionary, fetchMenu } from '@/lib/ows/contract/calls';
import type { ContentQuery } from '@/lib/ows/contract/query';
import type { RawArticle, RawMenuItem, RawPage } from '@/lib/ows/contract/raw';
import type { SitePath } from '@/lib/site/routes';
import { REPORT_TITLES } from '../investors/report-titles';
import { findByPath, queryOf } from '../site/menu';

const REPORT_PAGE: SitePath = '/investor-relations/report';
const LATEST = { zh: 'annual_report', en: 'annual_report_en' } as const;
const REPORTS_READ = 100;
/** Editors wait longer than visitors: a review may have to wait for another, and its calls come after theirs. */
const BUDGET = 'call';
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** The menu of this moment, not the snapshot that pages share. An empty one is a fault of the back office. */
export async function readMenu(): Promise<{ rows: RawMenuItem[]; tree: readonly MenuItem[] }> {
  const rows = await fetchMenu(BUDGET);
  if (rows.length === 0) throw new OwsError('malformed', 'menu is empty', { code: 200 });
  return { rows, tree: mapMenu(rows, 'zh') };
}

/** One page of articles; without `preview` only what visitors may see, whatever the back office answers. */
export async function readRows(query: ContentQuery, preview: boolean): Promise<RawPage<RawArticle>> {
  const { rows, total } = await fetchArticles(query, preview, BUDGET);
  const now = Date.now();
  return { rows: preview ? rows : rows.filter((row) => isPublic(row, now)), total };
}

async function reportRows(locale: Locale, menu: MenuItem): Promise<RawArticle[]> {
  const variant = { locale, device: 'desktop' } as const;
  const query = { variant, ...queryOf(menu), pageSize: REPORTS_READ };
  const first = await readRows(query, false);
  if (first.total <= REPORTS_READ) return first.rows;
  const named = [];
  for (const title of REPORT_TITLES[locale]) named.push((await readRows({ ...query, title }, false)).rows);
  return [...first.rows, ...named.flat()];
}

interface PublishedReports {
  newest: NewestReports;
  /** When the newest of them was published, in milliseconds since the epoch; 0 without any. */
  at: number;
}

/** Only published reports meet legal deadlines: drafts do not count, even in a preview. */
async function publishedReports(locale: Locale, menu: MenuItem | null): Promise<PublishedReports> {
  const rows = menu ? await reportRows(locale, menu) : [];
  const newest: Partial<Record<(typeof DUE_REPORTS)[number], number>> = {};
  let at = 0;
  for (const { report, displayTime } of rows.map((row) => mapSummary(row, (text) => text))) {
    const kind = DUE_REPORTS.find((one) => one === report.type);
    if (!kind || report.year === null) continue;
    newest[kind] = Math.max(newest[kind] ?? 0, report.year);
    at = Math.max(at, chinaTime(displayTime) ?? 0);
  }
  return { newest, at };
}

function latestOf(dictionaries: Dictionaries, locale: Locale): ReviewedReports['latest'] {
  const [entry] = (dictionaries.get(LATEST[locale]) ?? []).map(mapLatestReport);
  const year = YEAR.exec(entry?.year ?? '') ?? YEAR.exec(entry?.title ?? '');
  return entry && year ? { title: entry.title, year: Number(year[0]) } : null;
}

export interface ReadReports extends PublishedReports, Pick<ReviewedReports, 'latest'> {}

/** The reports of both languages, and what is called the latest of them. */
export async function readReports(tree: readonly MenuItem[]): Promise<Readonly<Record<Locale, ReadReports>>> {
  const menu = findByPath(tree, REPORT_PAGE);
  const [rows, zh, en] = await Promise.all([
    fetchDictionary(BUDGET),
    publishedReports('zh', menu),
    publishedReports('en', menu),
  ]);
  const dictionaries: Dictionaries = mapDictionaries(rows);
  return {
    zh: { ...zh, latest: latestOf(dictionaries, 'zh') },
    en: { ...en, latest: latestOf(dictionaries, 'en') },
  };
}
