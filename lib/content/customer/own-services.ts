import 'server-only';
import type { LinkEntry } from '@/lib/model/dictionaries';
import type { Locale } from '@/lib/model/variant';
import { href, type SitePath } from '@/lib/site/routes';
import { findByPath, getMenu } from '../site/menu';
import { pageHead } from '../site/page-head';
import { presentPages } from '../site/page-presence';

/** The site's own services, each with its title for a site whose menu does not have it. */
const TITLES = {
  '/download': 'software',
  '/branch': 'outlets',
  '/customer-hotline': 'hotline',
  '/customer-slogan': 'slogan',
  '/report-fraud': 'report',
  '/verify': 'verify',
  '/personnel-business-disclosure': 'people',
  '/trading-costs': 'costs',
} as const satisfies Partial<Record<SitePath, string>>;

const PATHS = Object.keys(TITLES) as (keyof typeof TITLES)[];

/** Links to the site's own services that exist in this language, titled as in the menu. */
export async function listOwnServices(locale: Locale): Promise<LinkEntry[]> {
  const tree = await getMenu(locale);
  return presentPages(tree, locale, PATHS).map((path) => ({
    label: pageHead(findByPath(tree, path), locale, TITLES[path]).title,
    text: '',
    url: href(locale, path),
    imageUrl: '',
  }));
}
