import { formatBytes } from '@/lib/base/format';
import type { Finding } from '@/lib/model/findings';
import type { FileKind, ReviewedArticle, ReviewedSite } from '@/lib/model/review';
import { checkedFilesOf } from './files';
import { articleSubject, finding, inEachLanguage } from './finding';
import { DOCUMENT_MOST_BYTES, PICTURE_MOST_BYTES } from './limits';

/** The most bytes by kind. Films are read in parts and their captions are short, so their size does not matter. */
const MOST: Readonly<Record<FileKind, number>> = {
  document: DOCUMENT_MOST_BYTES,
  picture: PICTURE_MOST_BYTES,
  film: Number.POSITIVE_INFINITY,
  captions: Number.POSITIVE_INFINITY,
};

/** A document or picture that takes long to load on phones. */
export const articleWithLargeFiles = (article: ReviewedArticle, site: ReviewedSite): Finding[] =>
  inEachLanguage(article, (side, locale) =>
    checkedFilesOf(side, site).flatMap(({ kind, address, state }) => {
      const bytes = state === 'missing' ? null : state.bytes;
      if (bytes === null || bytes <= MOST[kind]) return [];
      const values = { kind, size: formatBytes(bytes), most: formatBytes(MOST[kind]) };
      return [
        finding(articleSubject(article, locale), {
          code: 'large-file',
          severity: 'warning',
          locale,
          values,
          place: address,
        }),
      ];
    }),
  );
