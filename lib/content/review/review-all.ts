import 'server-only';
import { atMost } from '@/lib/base/at-most';
import { breather } from '@/lib/base/breather';
import { todayInChina } from '@/lib/base/china-time';
import { inOrder, type Queues } from '@/lib/base/in-order';
import { menuPlaces, reviewedItems } from '@/lib/mappers/review';
import type { Finding } from '@/lib/model/findings';
import type { ReviewedReports } from '@/lib/model/review';
import type { Locale } from '@/lib/model/variant';
import { processState } from '@/lib/runtime/process-state';
import { LOCALES } from '@/lib/site/locales';
import { Collection } from './collect';
import { judge } from './judge';
import { CALLS_AT_ONCE, WORK_MS } from './limits';
import { type ReadReports, readMenu, readReports, readRows } from './sources';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** The review under way and the waiting ones. */
    reviews: Queues;
  }
}

const reviews = processState('reviews', () => new Map());

/** How many of the newest articles are reviewed in each language. */
const MAX_ARTICLES = 2000;
/** Articles in one call: an answer with their texts is parsed in one go, while everything else waits. */
const CALL_ARTICLES = 20;

export interface ReviewOptions {
  /** Whether drafts are reviewed, too; only for editors, who may see them. */
  preview: boolean;
  /** How long files are checked, in milliseconds. */
  budget: number;
  /**
   * Day on which reports are judged: today or, for content that no longer changes, that of the newest report.
   */
  day?: 'today' | 'newest-report';
}

export interface Review {
  /** Worst first. */
  findings: Finding[];
  /** Articles that were reviewed, in one language or both. */
  reviewed: number;
  /** The least number of articles in the back office. */
  total: number;
  /** Files that were not requested in time, or for which the back office failed. */
  uncheckedFiles: number;
}

interface Call {
  locale: Locale;
  pageNum: number;
}

interface ReadArticles {
  collection: Collection;
  /** By language. */
  totals: number[];
}

/** Reads the newest articles of each language; keeps only what rules read of their texts. */
async function readArticles(preview: boolean): Promise<ReadArticles> {
  const collection = new Collection();
  const pause = breather(WORK_MS);
  const turns: Queues = new Map();
  const read = async ({ locale, pageNum }: Call): Promise<number> => {
    const variant = { locale, device: 'desktop' } as const;
    const query = { variant, withBody: true, pageNum, pageSize: CALL_ARTICLES };
    const { rows, total } = await readRows(query, preview);
    // One answer after the other, so that two together do not block the process for longer than one.
    await inOrder(turns, 'rows', async () => {
      for (const row of rows) {
        collection.add(row, locale);
        await pause();
      }
    });
    return total;
  };
  const totals = await Promise.all(LOCALES.map(({ code }) => read({ locale: code, pageNum: 1 })));
  const rest = LOCALES.flatMap(({ code }, at) => {
    const pages = Math.ceil(Math.min(totals[at] ?? 0, MAX_ARTICLES) / CALL_ARTICLES);
    return Array.from({ length: Math.max(0, pages - 1) }, (_, page) => ({ locale: code, pageNum: page + 2 }));
  });
  await atMost(rest, CALLS_AT_ONCE, read);
  return { collection, totals };
}

/** The reports of each language as they are to be judged. */
export function reviewedReports(
  reports: Readonly<Record<Locale, ReadReports>>,
  day: ReviewOptions['day'],
): ReviewedReports[] {
  const newest = Math.max(reports.zh.at, reports.en.at);
  const on = day === 'newest-report' && newest > 0 ? todayInChina(newest) : todayInChina();
  return LOCALES.map(({ code }) => {
    const { newest: years, latest } = reports[code];
    return { locale: code, newest: years, latest, day: on };
  });
}

async function review({ preview, budget, day }: ReviewOptions): Promise<Review> {
  const { rows, tree } = await readMenu();
  const reports = await readReports(tree);
  const { collection, totals } = await readArticles(preview);
  const articles = await collection.articles(menuPlaces(tree));
  const judged = await judge({
    preview,
    budget,
    tree,
    items: reviewedItems(rows),
    articles,
    reports: reviewedReports(reports, day),
    newest: { zh: reports.zh.newest, en: reports.en.newest },
    ids: collection.ids,
    isWhole: totals.every((total) => total <= MAX_ARTICLES),
  });
  return { ...judged, reviewed: articles.length, total: Math.max(articles.length, ...totals) };
}

/**
 * Applies all rules to the menu, the reports and the newest articles, in calls and steps so small that
 * visitors do not notice them; a second review in the process waits for the first. Rejects with an OwsError
 * when the back office fails, except for files.
 */
export function reviewAll(options: ReviewOptions): Promise<Review> {
  return inOrder(reviews, 'review', () => review(options));
}
