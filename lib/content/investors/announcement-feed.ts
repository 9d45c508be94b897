import 'server-only';
import { CONTENT_PAGE_SIZE } from '../../constants';
import { investorFile } from '../../endpoints';
import { env } from '../../env';
import type { Locale } from '../../model/variant';
import { href } from '../../routes';
import { writeFeed } from '../feeds/write-feed';
import { ANNOUNCEMENTS_PATH, announcementYears, pageAnnouncements } from './announcements';
import type { InvestorFile } from './files';

const NAME = /^announcements(?:-(20\d\d))?\.(json|xml)$/;

/** The latest hundred announcements, or those of a year, as JSON Feed or RSS. */
export async function announcementFile(locale: Locale, name: string): Promise<InvestorFile | null> {
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
