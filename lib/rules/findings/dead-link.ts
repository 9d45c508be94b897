import type { Finding } from '@/lib/model/findings';
import type { ReviewedArticle, ReviewedLink, ReviewedMenuItem, ReviewedSite } from '@/lib/model/review';
import { findRoute } from '@/lib/site/routes';
import { articleSubject, finding, inEachLanguage, inMenuLanguages, menuSubject } from './finding';
import { lackOf, ownPage } from './own-pages';

type Reason = 'refused' | 'page' | 'article' | 'menu';

const wordsOf = (reason: Reason, text: string) => ({ reason, words: text ? 'yes' : 'no', text });

function reasonOf({ address, href }: ReviewedLink, site: ReviewedSite): Reason | null {
  // The site does not show links to pages that cannot be in its route table.
  if (!href) return address.startsWith('/') && !address.startsWith('//') ? 'page' : 'refused';
  const page = ownPage(href, site.origins);
  return page && lackOf(page, site);
}

/** A link to a page of this site that does not exist, or to an address that the site refuses. */
export const articleWithDeadLinks = (article: ReviewedArticle, site: ReviewedSite): Finding[] =>
  inEachLanguage(article, ({ links, body }, locale) => {
    // Of several links with the same address the first one is reported, with its words.
    const all = new Map([...links, ...body.links].toReversed().map((link) => [link.address, link]));
    return [...all.values()].toReversed().flatMap((link) => {
      const reason = reasonOf(link, site);
      if (!reason) return [];
      const values = wordsOf(reason, link.text);
      return [
        finding(articleSubject(article, locale), {
          code: 'dead-link',
          severity: 'error',
          locale,
          values,
          place: link.address,
        }),
      ];
    });
  });

/** A menu item whose address leads nowhere: the site refuses it, or no page can have it. */
export const menuWithDeadLink = (item: ReviewedMenuItem): Finding[] =>
  inMenuLanguages(item, (locale) => {
    const { path, refused, sides } = item;
    const reason: Reason | null = refused ? 'refused' : path !== null && !findRoute(path) ? 'page' : null;
    if (!reason) return [];
    const values = wordsOf(reason, sides[locale].name);
    const place = refused || (path ?? '');
    return [
      finding(menuSubject(item, locale), { code: 'dead-link', severity: 'error', locale, values, place }),
    ];
  });
