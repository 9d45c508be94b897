import type { articles } from '../store/schema';
import { wireId } from './id';

type ArticleColumns = typeof articles.$inferSelect;
export type StoredArticle = Omit<ArticleColumns, 'content'> & { content?: string };

/** A stored article in its wire form; empty fields are omitted, as the original serializer does. */
export function toWire(article: StoredArticle): Record<string, unknown> {
  return {
    id: wireId(article.id),
    title: article.title,
    content: article.content,
    excerpt: article.excerpt,
    categoryId: article.categoryId ?? undefined,
    status: String(article.status),
    showTag: article.showTag ?? undefined,
    displayTime: article.displayTime,
    createTime: article.displayTime,
    updateTime: article.updateTime,
    menuKey: article.menuKey,
    attriCode: article.attriCodes.join(','),
    customLable: article.customLable ?? undefined,
    isTopped: article.isTopped ? '1' : '0',
    pcCode: article.pcCode ?? undefined,
    h5Code: article.h5Code ?? undefined,
    ...article.rest,
  };
}
