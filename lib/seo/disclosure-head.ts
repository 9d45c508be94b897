import type { DisclosureHub, DisclosureNotice } from '../model/disclosure';
import type { PageContext } from '../model/page';
import type { Personnel } from '../model/people';

/** A tab with an address has a title of its own; the hub itself that of its menu item. */
export function hubHead({ label, title, intro, siteName }: DisclosureHub, { query }: PageContext) {
  return query.tab ? { title: `${label} - ${title} - ${siteName}`, description: intro } : {};
}

/** Without an id the page shows what has an address of its own. */
export function noticeHead({ article, siteName }: DisclosureNotice, { query }: PageContext) {
  return {
    noindex: query.id === undefined,
    title: article.seo.title || `${article.title} - ${siteName}`,
    description: article.seo.description || article.excerpt || article.title,
  };
}

/** Every tab has a title of its own. What a person searched for is nothing for an index. */
export function personnelHead({ tab, label, title, intro, siteName }: Personnel, { query }: PageContext) {
  const own = tab === 'marketing' ? {} : { title: `${label} - ${title} - ${siteName}`, description: intro };
  return { ...own, noindex: query.keyword !== undefined };
}
