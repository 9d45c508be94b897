import type { Finding } from '@/lib/model/findings';
import type { ReviewedArticle } from '@/lib/model/review';
import { articleSubject, finding, inEachLanguage } from './finding';

/** A film in a text that says nothing to those who cannot hear it. */
export const articleWithoutCaptions = (article: ReviewedArticle): Finding[] =>
  inEachLanguage(article, ({ body }, locale) =>
    [...new Set(body.filmsWithoutCaptions)].map((place) =>
      finding(articleSubject(article, locale), { code: 'no-captions', severity: 'warning', locale, place }),
    ),
  );
