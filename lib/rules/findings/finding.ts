import type { Finding, FindingSubject } from '@/lib/model/findings';
import type { ReviewedArticle, ReviewedMenuItem, ReviewedSide } from '@/lib/model/review';
import type { Locale } from '@/lib/model/variant';
import { LOCALES } from '@/lib/site/locales';

type What = Pick<Finding, 'code' | 'severity' | 'locale'> & Partial<Pick<Finding, 'values' | 'place'>>;

/** A finding; values and place are empty unless given. */
export const finding = (subject: FindingSubject, what: What): Finding => ({
  values: {},
  place: '',
  ...what,
  subject,
});

/** An article as the subject of findings in one language. */
export function articleSubject({ id, sides }: ReviewedArticle, locale: Locale): FindingSubject {
  const side = sides[locale] ?? sides.zh ?? sides.en;
  const path = side?.hasPage ? `/detail?type=news&id=${id}` : null;
  return { kind: 'article', id, title: side?.title ?? '', path };
}

/** A menu item as the subject of findings in one language. */
export function menuSubject({ key, sides, path }: ReviewedMenuItem, locale: Locale): FindingSubject {
  return { kind: 'menu', id: key, title: sides[locale].name || sides.zh.name, path };
}

/** Applies a rule to each language of an article. */
export const inEachLanguage = (
  { sides }: ReviewedArticle,
  judge: (side: ReviewedSide, locale: Locale) => readonly Finding[],
): Finding[] =>
  LOCALES.flatMap(({ code }) => {
    const side = sides[code];
    return side ? judge(side, code) : [];
  });

/** Applies a rule to a menu item in each language of its page. */
export const inMenuLanguages = (
  { languages }: ReviewedMenuItem,
  judge: (locale: Locale) => readonly Finding[],
): Finding[] => languages.flatMap((locale) => judge(locale));
