import { chinaTime } from '@/lib/base/china-time';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { detailHref } from '@/lib/site/routes';
import type { FeedItem } from '../formats/write-feed';

const timeOf = (text: string): Date => new Date(chinaTime(text) ?? 0);

/** An article as an item of a feed. */
export function articleItem(article: ArticleSummary, locale: Locale): FeedItem {
  const { id, title, excerpt, tag, displayTime, updateTime } = article;
  return {
    link: new URL(detailHref(locale, id), env().siteUrl).href,
    title,
    text: excerpt,
    published: timeOf(displayTime),
    changed: timeOf(chinaTime(updateTime) === null ? displayTime : updateTime),
    tag,
  };
}
