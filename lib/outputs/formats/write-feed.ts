import 'server-only';
import { escapeText } from 'entities';
import { Feed } from 'feed';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { FEED_KINDS, type FeedKind } from '@/lib/site/endpoints';
import { localeRow } from '@/lib/site/locales';
import type { TextFile } from '../file-cache';

export interface FeedItem {
  /** Absolute address, unique within a feed. */
  link: string;
  title: string;
  text: string;
  published: Date;
  changed: Date;
  /** Empty if there is none. */
  tag: string;
}

export interface FeedFacts {
  locale: Locale;
  /** Address of the page with the same list, and of this file. */
  page: string;
  self: string;
  title: string;
  description: string;
  /** Newest first. */
  items: readonly FeedItem[];
}

function toXml({ locale, page, self, title, description, items }: FeedFacts, kind: 'rss' | 'atom'): string {
  const { settings } = env();
  const feed = new Feed({
    id: page,
    link: page,
    title,
    description,
    language: localeRow(locale).htmlLang,
    copyright: settings.legalName[locale],
    generator: settings.name[locale],
    author: { name: settings.name[locale] },
    updated: new Date(Math.max(0, ...items.map(({ changed }) => changed.getTime()))),
    feedLinks: { [kind]: self },
  });
  for (const { link, title: name, text, published, changed, tag } of items) {
    feed.addItem({
      id: link,
      link,
      // Readers treat RSS texts as HTML, whatever the standard says.
      title: escapeText(name),
      description: escapeText(text),
      date: changed,
      published,
      category: tag ? [{ name: tag }] : [],
    });
  }
  return kind === 'rss' ? feed.rss2() : feed.atom1();
}

/** JSON Feed 1.1; the package implements version 1 only, which gives texts as HTML. */
function toJson({ locale, page, self, title, description, items }: FeedFacts): string {
  const entries = items.map((item) => ({
    id: item.link,
    url: item.link,
    title: item.title,
    content_text: item.text,
    date_published: item.published.toISOString(),
    date_modified: item.changed.toISOString(),
    tags: item.tag ? [item.tag] : [],
  }));
  const language = localeRow(locale).htmlLang;
  const head = { version: 'https://jsonfeed.org/version/1.1', title, description, language };
  return JSON.stringify({ ...head, home_page_url: page, feed_url: self, items: entries }, null, 2);
}

/** A list as a feed of one of the three kinds. */
export function writeFeed(facts: FeedFacts, kind: FeedKind): TextFile {
  const body = kind === 'json' ? toJson(facts) : toXml(facts, kind);
  return { type: `${FEED_KINDS[kind].type}; charset=utf-8`, body, save: false };
}
