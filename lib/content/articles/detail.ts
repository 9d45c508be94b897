import 'server-only';
import { TAGS } from '@/lib/base/cache';
import { chinaTime } from '@/lib/base/china-time';
import { qrCode } from '@/lib/base/qr';
import type { Article, ArticleSummary } from '@/lib/model/articles';
import type { Detail, DetailType, RelatedService } from '@/lib/model/detail';
import type { PageContext } from '@/lib/model/page';
import type { Locale, Variant } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { noteTags } from '@/lib/runtime/page-notes';
import { DETAIL_TYPES, pathHref } from '@/lib/site/routes';
import { firstPublished } from '../record/first-published';
import { secondary } from '../secondary';
import { findById, getMenu, queryOf } from '../site/menu';
import { getArticle, listArticles, listFullArticles, newestArticles } from './articles';
import { withSizes } from './attachments';
import { languagesWhere } from './languages';

function typeOf(query: PageContext['query']): DetailType | null {
  return DETAIL_TYPES.find((type) => type === (query.type ?? 'news')) ?? null;
}

/** Notes the last change of an article, or its publication if that is later, as that of the page. */
function noteChange({ updateTime, displayTime }: Article): void {
  noteTags(TAGS.changed(Math.max(chinaTime(updateTime) ?? 0, chinaTime(displayTime) ?? 0)));
}

interface Found {
  title: string;
  articles: Article[];
}

async function findArticles(variant: Variant, { id, menuId }: PageContext['query']): Promise<Found | null> {
  if (id) {
    const article = await getArticle(variant, id);
    return article && { title: article.title, articles: [article] };
  }
  const menu = menuId ? findById(await getMenu(variant.locale), menuId) : null;
  if (!menu) return null;
  return { title: menu.label, articles: await listFullArticles(variant, queryOf(menu)) };
}

/** Two summaries tell whether there is one article or more. */
const ENOUGH = 2;

async function findSummaries(
  variant: Variant,
  { id, menuId }: PageContext['query'],
): Promise<ArticleSummary[]> {
  if (id) return (await listArticles(variant, { id, pageSize: 1 })).filter((article) => article.id === id);
  const menu = menuId ? findById(await getMenu(variant.locale), menuId) : null;
  return menu ? newestArticles(variant, queryOf(menu), ENOUGH) : [];
}

/** Whether there is a page in this language: an article that opens a document or another address has none. */
async function hasPage(variant: Variant, query: PageContext['query']): Promise<boolean> {
  const [first, ...rest] = await findSummaries(variant, query);
  return first !== undefined && redirectOfAll([first, ...rest]) === null;
}

const MAX_RELATED = 5;

/** Other services of the same menu item that have a page; none when the request fails. */
async function relatedTo(variant: Variant, { id, menuKey }: ArticleSummary): Promise<RelatedService[]> {
  if (!menuKey) return [];
  const found = await secondary(
    'other services of the menu',
    newestArticles(variant, { menuKey }, MAX_RELATED + 1),
    [],
  );
  return found
    .filter((one) => one.id !== id && one.openWay === 'detail')
    .slice(0, MAX_RELATED)
    .map(({ title, id: other }) => ({ title, id: other }));
}

/** An article with the sizes of its files and the address to share. */
export async function detailOf(
  { locale, query, path }: PageContext,
  {
    articles: [first, ...rest],
    languages = [locale],
    related = [],
    firstPublished: since = null,
    ...named
  }: Pick<Detail, 'type' | 'title' | 'articles'> & {
    languages?: Locale[];
    related?: RelatedService[];
    firstPublished?: string | null;
  },
): Promise<Detail> {
  const { siteUrl, settings } = env();
  const shareUrl = new URL(pathHref(locale, path, query), siteUrl).href;
  return {
    ...named,
    articles: [{ ...first, attachments: await withSizes(first.attachments) }, ...rest],
    languages,
    shareUrl,
    qr: qrCode(shareUrl),
    siteName: settings.name[locale],
    related,
    firstPublished: since,
  };
}

/** DE-01: null for an unknown type, id or menu, and for a menu without articles. */
export async function getDetail(context: PageContext): Promise<Detail | null> {
  const { variant, query } = context;
  const type = typeOf(query);
  if (!type) return null;
  const found = await findArticles(variant, query);
  const [first, ...rest] = found?.articles ?? [];
  if (!found || !first) return null;
  if (query.id) noteChange(first);
  const [languages, related, since] = await Promise.all([
    languagesWhere(variant, (other) => hasPage(other, query)),
    query.id && type === 'service' ? relatedTo(variant, first) : [],
    query.id && type === 'news' ? firstPublished(variant.locale, [first.id]) : null,
  ]);
  return detailOf(context, {
    type,
    title: found.title,
    articles: [first, ...rest],
    languages,
    related,
    firstPublished: since?.get(first.id) ?? null,
  });
}

/** DE-02: redirect target of a single article that is a document or a link; null when it is shown. */
export const redirectOf = ({ articles }: Detail): string | null => redirectOfAll(articles);

/** The same for articles that are shown together. */
function redirectOfAll(articles: readonly [ArticleSummary, ...ArticleSummary[]]): string | null {
  const [article] = articles;
  if (articles.length > 1 || (article.openWay !== 'document' && article.openWay !== 'link')) return null;
  const link = article.openWay === 'link' ? article.links[0]?.href : undefined;
  const target = link ?? article.attachments[0]?.url ?? '';
  return /^(https?:|\/ows\/files\/)/.test(target) ? target : null;
}
