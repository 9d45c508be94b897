import 'server-only';
import { chinaTime } from '../../china-time';
import { NEWS_AGE_MS } from '../../constants';
import { env } from '../../env';
import { detailHref } from '../../routes';
import type { SitemapEntry } from '../../seo/sitemap/xml';
import { EVERY_LIST, pageOfList } from '../lists';
import { hasPage } from './article-entries';

/** What was published in the last two days, a hundred articles of a list at most: more is no news of one company. */
export async function* newsEntries(now = Date.now()): AsyncGenerator<SitemapEntry> {
  const { siteUrl, settings } = env();
  for (const [locale, name] of EVERY_LIST) {
    const answer = await pageOfList(locale, name);
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
