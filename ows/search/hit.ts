import type { StoredArticle } from '../articles/wire';
import type { menus } from '../store/schema';
import type { MenuName } from './find-articles';
import { highlight } from './highlight';

type View = { words: string[]; terType: string };

export const isEnglish = (terType: string): boolean => terType === '2' || terType === '4';

export function articleHit(article: StoredArticle, { words, terType, menu }: View & { menu?: MenuName }) {
  return {
    showStr: highlight(article.title, words),
    detail: {
      id: article.id,
      menu_id: article.menuId,
      menu_name: (isEnglish(terType) ? menu?.enName : menu?.name) ?? '',
      category_type: article.categoryId ?? '',
      title: article.title,
      excerpt: article.excerpt,
      display_time: article.displayTime,
      show_tag: article.showTag ?? '',
      seo_info: article.rest.seoInfo ?? '',
      url: '',
    },
  };
}

/** A function result is a menu item: it has an address instead of an article's id. */
export function functionHit(menu: typeof menus.$inferSelect, { words, terType }: View) {
  const name = isEnglish(terType) ? menu.enName : menu.name;
  const seo = isEnglish(terType) ? menu.item.enSeoInfo : menu.item.seoInfo;
  return {
    showStr: highlight(name, words),
    detail: { menu_id: menu.menuId, menu_name: name, title: name, seo_info: seo ?? '', url: menu.routeUrl },
  };
}
