import type { Detail } from '@/lib/model/detail';
import { descriptionOf } from './about';
import { isoTime } from './graph/articles';

/** Head of /detail (DE-03): seoInfo of a single article, else its title and excerpt or first sentences; the title alone for several. */
export function detailHead({ articles, title, languages, siteName }: Detail) {
  const [article] = articles;
  const single = articles.length === 1;
  return {
    title: (single && article.seo.title) || `${title} - ${siteName}`,
    description: (single && (article.seo.description || descriptionOf(article))) || title,
    keywords: single ? article.seo.keywords : '',
    languages,
    crumb: title,
    above: article.menuKey,
    article: { publishedTime: isoTime(article.displayTime), modifiedTime: isoTime(article.updateTime) },
  };
}
