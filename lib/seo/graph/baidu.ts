import type { Article } from '../../model/article';
import { isoTime } from './articles';
import { absolute, type Place } from './place';

/** Baidu wants times without zone, those of China. */
function baiduTime(text: string): string | undefined {
  const iso = isoTime(text);
  return iso && new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 19);
}

/** Baidu reads times and pictures of an article from a vocabulary of its own; null without a time. */
export function baiduNode(article: Article, place: Place): object | null {
  const pubDate = baiduTime(article.displayTime);
  if (!pubDate) return null;
  return {
    '@context': 'https://ziyuan.baidu.com/contexts/cambrian.jsonld',
    '@id': place.url,
    title: article.title,
    description: article.excerpt || article.title,
    images: article.image ? [absolute(place, article.image)] : undefined,
    pubDate,
    upDate: baiduTime(article.updateTime) ?? pubDate,
  };
}
