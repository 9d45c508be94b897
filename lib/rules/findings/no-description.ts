import type { Finding } from '@/lib/model/findings';
import type { ReviewedArticle, ReviewedMenuItem } from '@/lib/model/review';
import { articleSubject, finding, inEachLanguage, inMenuLanguages, menuSubject } from './finding';

/** An article with a page, but neither a description nor an excerpt: its title takes their place. */
export const articleWithoutDescription = (article: ReviewedArticle): Finding[] =>
  inEachLanguage(article, ({ hasPage, seo, excerpt }, locale) =>
    hasPage && !seo.description && !excerpt
      ? [finding(articleSubject(article, locale), { code: 'no-description', severity: 'notice', locale })]
      : [],
  );

/** A page of the menu without a description for search engines. */
export const menuWithoutDescription = (item: ReviewedMenuItem): Finding[] =>
  inMenuLanguages(item, (locale) =>
    item.path !== null && !item.sides[locale].seo.description
      ? [finding(menuSubject(item, locale), { code: 'no-description', severity: 'warning', locale })]
      : [],
  );
