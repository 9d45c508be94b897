import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import { findRoute, type SitePath } from '@/lib/site/routes';
import { findByPath } from './menu';

/** Pages that exist without a menu item. */
const STANDS_ALONE: ReadonlySet<string> = new Set<SitePath>([
  '/',
  '/service',
  '/site-map',
  '/accessibility',
  '/contact-us',
  '/customer-hotline',
  '/customer-slogan',
  '/personnel-business-disclosure',
  '/report-fraud',
  '/trading-costs',
  '/verify',
  '/download',
  '/fuyi-download',
  '/investor-relations/stock-info',
  '/branch',
  '/branch/outlet',
  '/investor-relations/intro/branch',
  '/investor-relations/calendar',
  '/investor-relations/dividend-calculator',
]);

/** Whether route table and menu allow a page in this language. */
export const isInLanguage = (tree: readonly MenuItem[], path: string, locale: Locale): boolean =>
  locale === 'zh' || !(findRoute(path)?.zhOnly || findByPath(tree, path)?.inEnglish === false);

/** Whether a page exists whichever articles there are: it stands alone, or the menu has it. */
export const isPresent = (tree: readonly MenuItem[], path: string): boolean =>
  STANDS_ALONE.has(path) || findByPath(tree, path) !== null;

/** Whether a built-in link may lead to a page in this language. */
export const isOffered = (tree: readonly MenuItem[], path: string, locale: Locale): boolean =>
  isPresent(tree, path) && isInLanguage(tree, path, locale);

/** The pages among these that built-in links may lead to in this language. */
export const presentPages = <P extends SitePath>(
  tree: readonly MenuItem[],
  locale: Locale,
  paths: readonly P[],
): P[] => paths.filter((path) => isOffered(tree, path, locale));
