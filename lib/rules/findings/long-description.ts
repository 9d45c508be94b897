import type { Finding } from '@/lib/model/findings';
import type { ReviewedArticle, ReviewedMenuItem } from '@/lib/model/review';
import { articleSubject, finding, inEachLanguage, inMenuLanguages, menuSubject } from './finding';
import { isLongDescription } from './limits';

/** The description of an article's page, whose end is not shown in search results. */
export const articleWithLongDescription = (article: ReviewedArticle): Finding[] =>
  inEachLanguage(article, ({ hasPage, seo, excerpt }, locale) => {
    const place = seo.description || excerpt;
    return hasPage && isLongDescription(place)
      ? [
          finding(articleSubject(article, locale), {
            code: 'long-description',
            severity: 'notice',
            locale,
            place,
          }),
        ]
      : [];
  });

/** The description of a page of the menu. */
export const menuWithLongDescription = (item: ReviewedMenuItem): Finding[] =>
  inMenuLanguages(item, (locale) => {
    const place = item.sides[locale].seo.description;
    return item.path !== null && isLongDescription(place)
      ? [finding(menuSubject(item, locale), { code: 'long-description', severity: 'notice', locale, place })]
      : [];
  });
