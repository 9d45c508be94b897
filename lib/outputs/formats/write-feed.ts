import 'server-only';
import { escapeText } from 'entities';
import { Feed } from 'feed';
import { chinaTime } from '@/lib/base/china-time';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { FEED_KINDS, type FeedKind } from '@/lib/site/endpoints';
import { localeRow } from '@/lib/site/locales';
import { detailHref } from '@/lib/site/routes';
import type { TextFile } from '../file-cache';

export interface FeedFacts {
  locale: Locale;
  /** Address of the page with the same list, and of this file. */
  page: string;
  self: string;
  title: string;
  description: string;
  articles: readonly ArticleSummary[];
}

const linkOf = (id: string, locale: Locale): string => new URL(detailHref(locale, id), env().siteUrl).href;
const timeOf = (text: string): Date => new Date(chinaTime(text) ?? 0);
const changeOf = ({ updateTime, displayTime }: ArticleSummary): Date =>
  timeOf(chinaTime(updateTime) === null ? displayTime : updateTime);

function toXml(
  { locale, page, self, title, description, articles }: FeedFacts,
  kind: 'rss' | 'atom',
): string {
  const { settings } = env();
  const [newest] = articles;
  const feed = new Feed({
    id: page,
    link: page,
    title,
    description,
    language: localeRow(locale).htmlLang,
    copyright: settings.legalName[locale],
    generator: settings.name[locale],
    author: { name: settings.name[locale] },
    updated: newest ? changeOf(newest) : new Date(0),
    feedLinks: { [kind]: self },
  });
  for (const article of articles) {
    const link = linkOf(article.id, locale);
    feed.addItem({
      id: link,
      link,
      // Readers treat RSS texts as HTML, whatever the standard says.
      title: escapeText(article.title),
      description: escapeText(article.excerpt),
      date: changeOf(article),
      published: timeOf(article.displayTime),
      category: article.tag ? [{ name: article.tag }] : [],
    });
  }
  return kind === 'rss' ? feed.rss2() : feed.atom1();
}

/** JSON Feed 1.1; the package implements version 1 only, which gives texts as HTML. */
function toJson({ locale, page, self, title, description, articles }: FeedFacts): string {
  const items = articles.map((article) => ({
    id: linkOf(article.id, locale),
    url: linkOf(article.id, locale),
    title: article.title,
    content_text: article.excerpt,
    date_published: timeOf(article.displayTime).toISOString(),
    date_modified: changeOf(article).toISOString(),
    tags: article.tag ? [article.tag] : [],
  }));
  const language = localeRow(locale).htmlLang;
  const head = { version: 'https://jsonfeed.org/version/1.1', title, description, language };
  return JSON.stringify({ ...head, home_page_url: page, feed_url: self, items }, null, 2);
}

/** A list of articles as a feed of one of the three kinds. */
export function writeFeed(facts: FeedFacts, kind: FeedKind): TextFile {
  const body = kind === 'json' ? toJson(facts) : toXml(facts, kind);
  return { type: `${FEED_KINDS[kind].type}; charset=utf-8`, body, save: false };
}
