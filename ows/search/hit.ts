import { wireId } from '../articles/id';
import type { StoredArticle } from '../articles/wire';
import type { MenuName } from './find-articles';
import type { FoundFunction } from './find-functions';
import { highlight } from './highlight';
import type { Term } from './terms';

export const languageOf = (terType: string): 'zh' | 'en' =>
  terType === '2' || terType === '4' ? 'en' : 'zh';

type View = { terms: Term[]; language: 'zh' | 'en'; menu?: MenuName };

export function articleHit(article: StoredArticle, { terms, language, menu }: View) {
  return {
    showStr: highlight(article.title, terms),
    detail: {
      id: wireId(article.id),
      menu_id: article.menuId,
      menu_name: (language === 'en' ? menu?.enName : menu?.name) ?? '',
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

/** A function result is a menu page or an outlet: it has an address instead of an article's id. */
export function functionHit(found: FoundFunction, terms: Term[]) {
  const { kind, ref, name, seoInfo, url } = found;
  return {
    showStr: highlight(name, terms),
    detail: {
      ...(kind === 'menu' ? { menu_id: ref } : {}),
      menu_name: name,
      title: name,
      seo_info: seoInfo,
      url,
    },
  };
}
