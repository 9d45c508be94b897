import { inChina } from '@/lib/base/china-time';
import type { Article } from '@/lib/model/articles';
import { isoTime } from './articles';
import { absolute, type GraphSite } from './site';

/** Baidu requires times without zone, in China time. */
function baiduTime(text: string): string | undefined {
  const iso = isoTime(text);
  return iso && inChina(Date.parse(iso)).toISOString().slice(0, 19);
}

/** Baidu reads times and pictures of an article in its own vocabulary; null without a time. */
export function baiduNode(article: Article, site: GraphSite): object | null {
  const pubDate = baiduTime(article.displayTime);
  if (!pubDate) return null;
  return {
    '@context': 'https://ziyuan.baidu.com/contexts/cambrian.jsonld',
    '@id': site.url,
    title: article.title,
    description: article.excerpt || article.title,
    images: article.image ? [absolute(site, article.image)] : undefined,
    pubDate,
    upDate: baiduTime(article.updateTime) ?? pubDate,
  };
}
