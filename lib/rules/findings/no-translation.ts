import type { Finding } from '@/lib/model/findings';
import type { ReviewedArticle, ReviewedMenuItem, ReviewedSite } from '@/lib/model/review';
import { LOCALES, otherLocale } from '@/lib/site/locales';
import { articleSubject, finding, inMenuLanguages, menuSubject } from './finding';

/**
 * An article in one language whose page exists in both, unless its editor states that this is intended. For a
 * filing it is an error: a company listed in both places has to publish it in both languages.
 */
export function articleWithoutTranslation(article: ReviewedArticle, { missing }: ReviewedSite): Finding[] {
  const { id, sides, languages, onlyIn, isFiling } = article;
  if (onlyIn && sides[onlyIn]) return [];
  return LOCALES.flatMap(({ code }) => {
    const own = otherLocale(code);
    const lacks = sides[own] && !sides[code] && languages.includes(code) && missing[code].has(id);
    if (!lacks) return [];
    const about = { locale: code, values: { kind: 'article', language: own, missing: code } } as const;
    return finding(
      articleSubject(article, own),
      isFiling
        ? { code: 'filing-without-translation', severity: 'error', ...about }
        : { code: 'no-translation', severity: 'warning', ...about },
    );
  });
}

/** A page of the menu whose name is missing in one of its languages. */
export function menuWithoutTranslation(item: ReviewedMenuItem): Finding[] {
  return inMenuLanguages(item, (locale) => {
    if (item.sides[locale].name) return [];
    const values = { kind: 'menu', language: otherLocale(locale), missing: locale };
    return [
      finding(menuSubject(item, locale), { code: 'no-translation', severity: 'warning', locale, values }),
    ];
  });
}
