import type { Finding } from '@/lib/model/findings';
import type { ReviewedArticle } from '@/lib/model/review';
import { articleSubject, finding, inEachLanguage } from './finding';

/** An article whose item is missing in the menu: its page has no place, and no list shows it. */
export const articleWithoutMenuItem = (article: ReviewedArticle): Finding[] =>
  article.isPlaced
    ? []
    : inEachLanguage(article, (_side, locale) => [
        finding(articleSubject(article, locale), { code: 'no-menu-item', severity: 'warning', locale }),
      ]);
