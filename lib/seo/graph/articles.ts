import type { ItemList, NewsArticle, Report, Thing, VideoObject } from 'schema-dts';
import { chinaTime } from '@/lib/base/china-time';
import type { Article, ArticleSummary } from '@/lib/model/articles';
import { detailHref } from '@/lib/site/routes';
import { aboutOf } from '../about';
import { documentNodes } from './documents';
import { absolute, type GraphSite, groupRef, languageOf, partId } from './site';

/** Converts a time of the back office (China Standard Time) to ISO 8601 in UTC; undefined for any other text. */
export function isoTime(text: string): string | undefined {
  const time = chinaTime(text);
  return time === null ? undefined : new Date(time).toISOString();
}

type Filmed = Pick<Article, 'title' | 'excerpt' | 'image' | 'displayTime'> &
  Partial<Pick<Article, 'opening'>>;

/** A video with the texts and image of its article; `at` is its index among the page's videos. */
export function videoNode(
  site: GraphSite,
  article: Filmed,
  { url, at }: { url: string; at: number },
): VideoObject {
  return {
    '@type': 'VideoObject',
    '@id': partId(site, `video-${at + 1}`),
    name: article.title,
    description: aboutOf(article) || article.title,
    thumbnailUrl: absolute(site, article.image || '/brand/apple-touch-icon.png'),
    uploadDate: isoTime(article.displayTime),
    contentUrl: absolute(site, url),
  };
}

/** An article with a PDF is a Report, others are NewsArticles. */
function articleNode(site: GraphSite, article: Article): NewsArticle | Report {
  const documents = documentNodes(article.attachments, article.title, site);
  const common = {
    '@id': partId(site, 'article'),
    headline: article.title.slice(0, 110),
    description: aboutOf(article) || undefined,
    datePublished: isoTime(article.displayTime),
    dateModified: isoTime(article.updateTime) ?? isoTime(article.displayTime),
    inLanguage: languageOf(site),
    author: groupRef(site),
    publisher: groupRef(site),
    image: article.image ? absolute(site, article.image) : undefined,
    mainEntityOfPage: { '@id': partId(site, 'webpage') },
  };
  return documents.length > 0
    ? { '@type': 'Report', ...common, hasPart: documents }
    : { '@type': 'NewsArticle', ...common };
}

/** JSON-LD of an article with its documents, and of its videos. */
export function articleNodes(article: Article, site: GraphSite): Thing[] {
  return [
    articleNode(site, article),
    ...article.videos.map((url, at) => videoNode(site, article, { url, at })),
  ];
}

/** The articles of a list page in order, each with the URL of its page. */
export function listNode(articles: readonly ArticleSummary[], site: GraphSite): ItemList {
  return {
    '@type': 'ItemList',
    '@id': partId(site, 'list'),
    numberOfItems: articles.length,
    itemListElement: articles.map(({ id, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: absolute(site, detailHref(site.locale, id)),
    })),
  };
}
