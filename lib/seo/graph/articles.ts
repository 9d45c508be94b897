import type { DigitalDocument, ItemList, NewsArticle, Report, Thing, VideoObject } from 'schema-dts';
import { chinaTime } from '../../china-time';
import type { Article, ArticleSummary, Attachment } from '../../model/article';
import { detailHref } from '../../routes';
import { absolute, groupRef, languageOf, type Place, partId } from './place';

/** The back office's times are those of China; undefined where it gave none. */
export function isoTime(text: string): string | undefined {
  const time = chinaTime(text);
  return time === null ? undefined : new Date(time).toISOString();
}

function documentNode(place: Place, { url, name }: Attachment): DigitalDocument {
  return {
    '@type': 'DigitalDocument',
    name,
    url: absolute(place, url),
    encodingFormat: 'application/pdf',
    inLanguage: languageOf(place),
  };
}

type Filmed = Pick<Article, 'title' | 'excerpt' | 'image' | 'displayTime'>;

/** A film by the words and the picture of what shows it; `at` counts the page's films from 0. */
export function videoNode(place: Place, article: Filmed, url: string, at: number): VideoObject {
  return {
    '@type': 'VideoObject',
    '@id': partId(place, `video-${at + 1}`),
    name: article.title,
    description: article.excerpt || article.title,
    thumbnailUrl: absolute(place, article.image || '/brand/apple-touch-icon.png'),
    uploadDate: isoTime(article.displayTime),
    contentUrl: absolute(place, url),
  };
}

/** An article with a document to it is a report, any other is news. */
function articleNode(place: Place, article: Article): NewsArticle | Report {
  const documents = article.attachments.filter(({ type }) => type === 'PDF');
  const common = {
    '@id': partId(place, 'article'),
    headline: article.title.slice(0, 110),
    description: article.excerpt || undefined,
    datePublished: isoTime(article.displayTime),
    dateModified: isoTime(article.updateTime) ?? isoTime(article.displayTime),
    inLanguage: languageOf(place),
    author: groupRef(place),
    publisher: groupRef(place),
    image: article.image ? absolute(place, article.image) : undefined,
    mainEntityOfPage: { '@id': partId(place, 'webpage') },
  };
  return documents.length > 0
    ? { '@type': 'Report', ...common, hasPart: documents.map((file) => documentNode(place, file)) }
    : { '@type': 'NewsArticle', ...common };
}

/** What the page of one article is about: the article, its documents and its films. */
export function articleThings(article: Article, place: Place): Thing[] {
  return [
    articleNode(place, article),
    ...article.videos.map((url, at) => videoNode(place, article, url, at)),
  ];
}

/** A list page's articles in their order, each by the address of its own page. */
export function listNode(articles: readonly ArticleSummary[], place: Place): ItemList {
  return {
    '@type': 'ItemList',
    '@id': partId(place, 'list'),
    numberOfItems: articles.length,
    itemListElement: articles.map(({ id, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: absolute(place, detailHref(place.locale, id)),
    })),
  };
}
