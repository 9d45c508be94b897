import 'server-only';
import { listArticles } from '@/lib/content/articles/articles';
import { LIST_NAMES, type ListName, publicListMenu, queryOfList } from '@/lib/content/articles/lists';
import { findWithAncestors } from '@/lib/content/site/menu';
import type { FeedEntry } from '@/lib/model/appearance';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { writeFeed } from '../formats/write-feed';
import { articleItem } from './article-item';

/** Whether the list has a feed in this language and its menu item may contain the article. */
async function isPossible(locale: Locale, name: ListName, { menuKey }: ArticleSummary): Promise<boolean> {
  const menu = await publicListMenu(locale, name);
  if (!menu) return false;
  return menu.bindingTags.length > 0 || findWithAncestors([menu], ({ key }) => key === menuKey).length > 0;
}

async function isInFeed(locale: Locale, name: ListName, article: ArticleSummary): Promise<boolean> {
  if (!(await isPossible(locale, name, article))) return false;
  const query = await queryOfList(locale, name);
  if (!query) return false;
  const variant = { locale, device: 'desktop' } as const;
  const { id } = article;
  const found = await listArticles(variant, { ...query, id, pageSize: 1 });
  return found.some((one) => one.id === id);
}

/** The entry element without the feed around it, and without its indentation. */
function entryOf(feed: string): string {
  const [, entry = ''] = /^( *<entry>[\s\S]*?<\/entry>)/m.exec(feed) ?? [];
  const margin = /^ */.exec(entry)?.[0] ?? '';
  return entry.replaceAll(new RegExp(`^${margin}`, 'gm'), '');
}

/** An article as an entry of the feed of its list; null where no feed of this language contains it. */
export async function feedEntry(locale: Locale, article: ArticleSummary): Promise<FeedEntry | null> {
  const lists = await Promise.all(LIST_NAMES.map((name) => isInFeed(locale, name, article)));
  if (!lists.includes(true)) return null;
  const item = articleItem(article, locale);
  const { link, title, text, tag, published, changed } = item;
  const around = { locale, page: link, self: link, title: '', description: '' };
  const { body } = writeFeed({ ...around, items: [item] }, 'atom');
  return {
    xml: entryOf(body),
    ...{ title, text, tag, link },
    published: published.toISOString(),
    changed: changed.toISOString(),
  };
}
