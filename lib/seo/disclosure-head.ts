import type { DisclosureHub, DisclosureNotice } from '@/lib/model/disclosure';
import type { PageContext } from '@/lib/model/page';
import type { PeoplePage } from '@/lib/model/people';
import { translator } from '@/lib/words/translator';
import { placeWords } from './place-words';

/** A tab with an address has a title of its own; the hub has that of its menu item. */
export function hubHead({ label, title, intro, siteName }: DisclosureHub, { query }: PageContext) {
  return query.tab ? { title: `${title} - ${siteName}`, chosen: [label], description: intro } : {};
}

/** Without an id the page repeats content that has an address of its own. */
export function noticeHead({ article, siteName }: DisclosureNotice, { query }: PageContext) {
  return {
    noindex: query.id === undefined,
    title: article.seo.title || `${article.title} - ${siteName}`,
    description: article.seo.description || article.excerpt || article.title,
  };
}

/** Every tab, kind and place has a title of its own; searches for persons are not indexed. */
export function peopleHead(
  { tab, label, title, intro, siteName, filter }: PeoplePage,
  { query, locale }: PageContext,
) {
  const witnesses = query.kind === 'witness' ? [translator(locale, 'people')('kinds.witness')] : [];
  const chosen = [...placeWords(filter.province, locale), ...(tab === 'marketing' ? witnesses : [label])];
  return {
    title: chosen.length > 0 ? `${title} - ${siteName}` : undefined,
    chosen,
    description: intro,
    noindex: query.keyword !== undefined,
  };
}
