import { inChina } from '@/lib/base/china-time';
import type { Article } from '@/lib/model/articles';
import { aboutOf } from '../about';
import { isoTime } from './articles';
import { absolute, type GraphSite } from './site';

/** Baidu requires China Standard Time without an offset: `2025-04-29T18:00:00`. */
function baiduTime(text: string): string | undefined {
  const iso = isoTime(text);
  return iso && inChina(Date.parse(iso)).toISOString().slice(0, 19);
}

/** Times and image of an article in Baidu's own vocabulary; null without a publication time. */
export function baiduNode(article: Article, site: GraphSite): object | null {
  const pubDate = baiduTime(article.displayTime);
  if (!pubDate) return null;
  return {
    '@context': 'https://ziyuan.baidu.com/contexts/cambrian.jsonld',
    '@id': site.url,
    title: article.title,
    description: aboutOf(article) || article.title,
    images: article.image ? [absolute(site, article.image)] : undefined,
    pubDate,
    upDate: baiduTime(article.updateTime) ?? pubDate,
  };
}
