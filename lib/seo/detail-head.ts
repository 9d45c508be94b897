import type { Detail } from '@/lib/model/detail';
import { isoTime } from './graph/articles';

/** Head of an article's page (DE-03): its seoInfo, else its title and excerpt. */
export function detailHead({ articles, title, languages, siteName }: Detail) {
  const [article] = articles;
  const single = articles.length === 1;
  return {
    title: (single && article.seo.title) || `${title} - ${siteName}`,
    description: (single && (article.seo.description || article.excerpt)) || title,
    keywords: single ? article.seo.keywords : '',
    languages,
    crumb: title,
    above: article.menuKey,
    article: { publishedTime: isoTime(article.displayTime), modifiedTime: isoTime(article.updateTime) },
  };
}
