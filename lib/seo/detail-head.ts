import { chinaTime } from '../china-time';
import type { Detail } from '../model/detail';

const iso = (text: string): string | undefined => {
  const time = chinaTime(text);
  return time === null ? undefined : new Date(time).toISOString();
};

/** What an article's page says of itself (DE-03): its seoInfo, else its title and excerpt. */
export function detailHead({ articles, title, languages, siteName }: Detail) {
  const [article] = articles;
  const single = articles.length === 1;
  return {
    title: (single && article.seo.title) || `${title} - ${siteName}`,
    description: (single && (article.seo.description || article.excerpt)) || title,
    keywords: single ? article.seo.keywords : '',
    image: article.image || undefined,
    languages,
    article: { publishedTime: iso(article.displayTime), modifiedTime: iso(article.updateTime) },
  };
}
