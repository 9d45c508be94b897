import { chinaTime } from '@/lib/base/china-time';
import type { RawArticle } from '@/lib/ows/contract/raw';
import { isPublic } from './articles';

/** What the rows of an answer mean for the page that shows them. */
interface ScreenedArticles {
  /** Those that visitors may see, in their order. */
  rows: RawArticle[];
  /** Ids of all rows, hidden ones included: each of them can change the page. */
  ids: string[];
  /** The earliest display time in the future, in milliseconds since the epoch; null without one. */
  nextAt: number | null;
}

/** Drops articles that are unpublished or in the future at `now`, in milliseconds since the epoch. */
export function screenArticles(rows: readonly RawArticle[], now: number): ScreenedArticles {
  const times = rows.flatMap(({ displayTime }) => chinaTime(displayTime) ?? []).filter((time) => time > now);
  return {
    rows: rows.filter((row) => isPublic(row, now)),
    ids: rows.map(({ id }) => id),
    nextAt: times.length > 0 ? Math.min(...times) : null,
  };
}

/** Each article once, by id: a publication between two calls moves the last article of a page to the next. */
export const uniqueArticles = (rows: readonly RawArticle[]): RawArticle[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
