import 'server-only';
import { chinaTime } from '@/lib/base/china-time';
import { EVERY_LIST, getPublicList } from '@/lib/content/articles/lists';
import { env } from '@/lib/runtime/env';
import { detailHref } from '@/lib/site/routes';
import type { SitemapEntry } from '../formats/sitemap-xml';
import { hasPage } from './article-entries';

/** Age limit of a news sitemap, in milliseconds. */
const NEWS_AGE_MS = 2 * 24 * 3_600_000;

/** Articles of the last two days, a hundred per list at most. */
export async function* newsEntries(now = Date.now()): AsyncGenerator<SitemapEntry> {
  const { siteUrl, settings } = env();
  for (const [locale, name] of EVERY_LIST) {
    const answer = await getPublicList(locale, name);
    for (const article of answer?.list.items ?? []) {
      const { id, title, displayTime } = article;
      const time = chinaTime(displayTime);
      if (!hasPage(article) || time === null || time > now || now - time > NEWS_AGE_MS) continue;
      const date = new Date(time).toISOString();
      const language = locale === 'zh' ? 'zh-cn' : 'en';
      yield {
        loc: new URL(detailHref(locale, id), siteUrl).href,
        lastmod: date,
        news: { publication: settings.name[locale], language, date, title },
      };
    }
  }
}
