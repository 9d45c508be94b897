import type { Finding } from '@/lib/model/findings';
import type { BodyHeading, ReviewedArticle } from '@/lib/model/review';
import { articleSubject, finding, inEachLanguage } from './finding';

/** Level of the page's own heading. */
const TOP = 1;

function skips(headings: readonly BodyHeading[]): { heading: BodyHeading; above: number }[] {
  return headings.flatMap((heading, at) => {
    const above = headings[at - 1]?.level ?? TOP;
    return heading.level > above + 1 ? [{ heading, above }] : [];
  });
}

/** A heading that is more than one level below the one before it. */
export const articleWithSkippedHeadings = (article: ReviewedArticle): Finding[] =>
  inEachLanguage(article, ({ body }, locale) =>
    skips(body.headings).map(({ heading, above }) =>
      finding(articleSubject(article, locale), {
        code: 'heading-order',
        severity: 'warning',
        locale,
        values: { level: heading.level, above, expected: above + 1 },
        place: heading.text,
      }),
    ),
  );
