import 'server-only';
import { chinaTime } from '@/lib/base/china-time';
import type { ArticleSummary } from '@/lib/model/articles';
import type { CalendarEvent, LatestResults } from '@/lib/model/investors';
import type { Variant } from '@/lib/model/variant';
import { listArticles, newestArticles } from '../articles/articles';
import { queryOfList } from '../articles/lists';
import { secondary } from '../secondary';
import { newestReport } from './reports';

const DAY_MS = 86_400_000;
/** An announcement further from the report belongs to other results. */
const MAX_DAYS_APART = 30;

/** A word in the Chinese titles of announcements of results, for which the back office searches. */
const TITLE_WORD = '业绩';
const RESULTS = /业绩|季度报告|年度报告|results|(annual|interim|quarterly) report/i;
const SILENCE = /静默|quiet|closed period|blackout/i;

/** Whether results are published or explained on a date; a quiet period only leads up to it. */
export const isOfResults = ({ title }: CalendarEvent): boolean => RESULTS.test(title) && !SILENCE.test(title);

const dayOf = (time: string): number => chinaTime(time.slice(0, 10)) ?? 0;

const isNear = (one: string, other: string): boolean =>
  Math.abs(dayOf(one) - dayOf(other)) <= MAX_DAYS_APART * DAY_MS;

/** Searches in Chinese, since English titles vary; an article has the same id in every language. */
async function newestAnnouncement(variant: Variant): Promise<ArticleSummary | null> {
  const query = await queryOfList('zh', 'announcements');
  if (!query) return null;
  const chinese: Variant = { ...variant, locale: 'zh' };
  const [newest] = await newestArticles(chinese, { ...query, title: TITLE_WORD }, 1);
  if (!newest || variant.locale === 'zh') return newest ?? null;
  const [own] = await listArticles(variant, { id: newest.id, pageSize: 1 });
  return own?.id === newest.id ? own : null;
}

/** The newest periodic report with the announcement of its results; null where the list has no report with a document. */
export async function latestResults(variant: Variant): Promise<Omit<LatestResults, 'next'> | null> {
  const [report, announcement] = await Promise.all([
    newestReport(variant),
    secondary('the announcement of results', newestAnnouncement(variant), null),
  ]);
  if (!report) return null;
  const belongs = announcement && isNear(announcement.displayTime, report.displayTime);
  return { report, announcement: belongs ? announcement : null };
}
