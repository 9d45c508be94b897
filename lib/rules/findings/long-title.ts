import type { Finding } from '@/lib/model/findings';
import type { ReviewedArticle, ReviewedMenuItem } from '@/lib/model/review';
import { articleSubject, finding, inEachLanguage, inMenuLanguages, menuSubject } from './finding';
import { isLongTitle } from './limits';

/** The title of an article's page, without the name of the site, which may be cut without loss. */
export const articleWithLongTitle = (article: ReviewedArticle): Finding[] =>
  inEachLanguage(article, ({ hasPage, seo, title }, locale) => {
    const shown = seo.title || title;
    return hasPage && isLongTitle(shown)
      ? [
          finding(articleSubject(article, locale), {
            code: 'long-title',
            severity: 'warning',
            locale,
            place: shown,
          }),
        ]
      : [];
  });

/** The title of a page of the menu. */
export const menuWithLongTitle = (item: ReviewedMenuItem): Finding[] =>
  inMenuLanguages(item, (locale) => {
    const { name, seo } = item.sides[locale];
    const shown = seo.title || name;
    return item.path !== null && isLongTitle(shown)
      ? [
          finding(menuSubject(item, locale), {
            code: 'long-title',
            severity: 'warning',
            locale,
            place: shown,
          }),
        ]
      : [];
  });
