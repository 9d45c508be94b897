import 'server-only';
import { TAGS } from '@/lib/base/cache';
import { readableRecord } from '@/lib/content/record/readable';
import type { RecordedFiling } from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { noteTags } from '@/lib/runtime/page-notes';
import { type FeedKind, feedHref } from '@/lib/site/endpoints';
import { href } from '@/lib/site/routes';
import { translator } from '@/lib/words/translator';
import type { SiteFile } from '../file-cache';
import { type FeedItem, writeFeed } from '../formats/write-feed';

const FEED_LENGTH = 50;
const ARCHIVE = '/investor-relations/archive';

/** A version of a filing as an item; its link leads to the version on the page of the filing. */
function itemOf({ id, title, kind, version, firstSeen }: RecordedFiling, locale: Locale): FeedItem {
  const t = translator(locale, 'archive');
  const page = href(locale, `${ARCHIVE}/filing`, { id });
  const seen = new Date(firstSeen);
  const what = version === 1 ? t('feed.first') : t('feed.version', { version });
  return {
    link: new URL(`${page}#${locale}-${version}`, env().siteUrl).href,
    title,
    text: t('feed.item', { kind: t(`kinds.${kind}`), what }),
    published: seen,
    changed: seen,
    tag: t(`kinds.${kind}`),
  };
}

/** The most recently recorded versions in a language; null where the record is off. */
export async function makeRecordFeed(locale: Locale, kind: FeedKind): Promise<SiteFile | null> {
  noteTags(TAGS.record);
  const record = readableRecord();
  if (!record) return null;
  const t = translator(locale, 'archive.feed');
  const { siteUrl, settings } = env();
  const latest = await record.latest(FEED_LENGTH, locale);
  const facts = {
    locale,
    page: new URL(href(locale, ARCHIVE), siteUrl).href,
    self: new URL(feedHref(locale, 'record', kind), siteUrl).href,
    title: `${t('title')} - ${settings.name[locale]}`,
    description: t('description'),
    items: latest.map((filing) => itemOf(filing, locale)),
  };
  return writeFeed(facts, kind);
}
