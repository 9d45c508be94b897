import type { Finding } from '@/lib/model/findings';
import type { ReviewedArticle, ReviewedSite } from '@/lib/model/review';
import { checkedFilesOf } from './files';
import { articleSubject, finding, inEachLanguage } from './finding';

/** A file that the back office does not have. Files that could not be checked are not reported. */
export const articleWithDeadFiles = (article: ReviewedArticle, site: ReviewedSite): Finding[] =>
  inEachLanguage(article, (side, locale) =>
    checkedFilesOf(side, site)
      .filter(({ state }) => state === 'missing')
      .map(({ kind, address }) =>
        finding(articleSubject(article, locale), {
          code: 'dead-file',
          severity: 'error',
          locale,
          values: { kind },
          place: address,
        }),
      ),
  );
