import 'server-only';
import { CONTENT_PAGE_SIZE } from '@/lib/base/constants';
import {
  ANNOUNCEMENTS_PATH,
  announcementYears,
  pageAnnouncements,
} from '@/lib/content/investors/announcements';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { investorFile } from '@/lib/site/endpoints';
import { href } from '@/lib/site/routes';
import type { TextFile } from '../file-cache';
import { writeFeed } from '../formats/write-feed';

const NAME = /^announcements(?:-(20\d\d))?\.(json|xml)$/;

/** The latest hundred announcements, or those of a year, as JSON Feed or RSS. */
export async function announcementFile(locale: Locale, name: string): Promise<TextFile | null> {
  const [, year, extension] = NAME.exec(name) ?? [];
  if (!extension || (year && !announcementYears().includes(Number(year)))) return null;
  const answer = await pageAnnouncements(
    { locale, device: 'desktop' },
    { year, pageSize: CONTENT_PAGE_SIZE },
  );
  if (!answer) return null;
  const { siteUrl, settings } = env();
  const facts = {
    locale,
    page: new URL(href(locale, ANNOUNCEMENTS_PATH, { year }), siteUrl).href,
    self: new URL(investorFile(locale, name), siteUrl).href,
    title: `${answer.menu.label} - ${settings.name[locale]}`,
    description: answer.menu.seo.description,
    articles: answer.list.items,
  };
  return writeFeed(facts, extension === 'xml' ? 'rss' : 'json');
}
