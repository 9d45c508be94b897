import type { Finding } from '@/lib/model/findings';
import type { DroppedPart, ReviewedArticle } from '@/lib/model/review';
import { articleSubject, finding, inEachLanguage } from './finding';

function byElement(parts: readonly DroppedPart[]): [string, DroppedPart[]][] {
  const groups = new Map<string, DroppedPart[]>();
  for (const part of parts) {
    const known = groups.get(part.element);
    if (known) known.push(part);
    else groups.set(part.element, [part]);
  }
  return [...groups];
}

/** What an editor put into a text but visitors do not see; elements of one kind are one finding. */
export const articleWithDroppedContent = (article: ReviewedArticle): Finding[] =>
  inEachLanguage(article, ({ body }, locale) =>
    byElement(body.dropped).map(([element, parts]) =>
      finding(articleSubject(article, locale), {
        code: 'dropped-content',
        severity: 'warning',
        locale,
        values: { element, count: parts.length },
        place: parts.find(({ about }) => about)?.about ?? '',
      }),
    ),
  );
