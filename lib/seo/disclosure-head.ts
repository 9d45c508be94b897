import type { DisclosureHub, DisclosureNotice } from '@/lib/model/disclosure';
import type { PageContext } from '@/lib/model/page';
import type { PeoplePage } from '@/lib/model/people';
import { translator } from '@/lib/words/translator';
import { descriptionOf } from './about';
import { placeWords } from './place-words';

/**
 * Title of the tab in the address; empty for the hub, which has the title of its menu item. A tab without a text in this
 * language is not indexed.
 */
export function hubHead(data: DisclosureHub, { query }: PageContext) {
  if (!query.tab) return {};
  const { label, title, intro, siteName, content, languages } = data;
  const noindex = content.articles.length === 0;
  return { title: `${title} - ${siteName}`, chosen: [label], description: intro, noindex, languages };
}

/** Head of a notice. Without an id the page repeats a notice that has its own address, so it is not indexed. */
export function noticeHead({ article, siteName }: DisclosureNotice, { query }: PageContext) {
  return {
    noindex: query.id === undefined,
    title: article.seo.title || `${article.title} - ${siteName}`,
    description: article.seo.description || descriptionOf(article),
    crumb: article.title,
  };
}

/** Every tab, kind and place has its own title; searches for persons are not indexed. */
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
