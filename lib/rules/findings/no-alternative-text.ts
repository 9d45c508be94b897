import type { Finding } from '@/lib/model/findings';
import type { ReviewedArticle } from '@/lib/model/review';
import { articleSubject, finding, inEachLanguage } from './finding';

/** A picture in a text that says nothing to those who cannot see it. */
export const articleWithSilentPictures = (article: ReviewedArticle): Finding[] =>
  inEachLanguage(article, ({ body }, locale) =>
    [...new Set(body.silentPictures)].map((place) =>
      finding(articleSubject(article, locale), {
        code: 'no-alternative-text',
        severity: 'warning',
        locale,
        place,
      }),
    ),
  );
