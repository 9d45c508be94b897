import type { ComponentType } from 'react';
import type { Thing } from 'schema-dts';
import type { PageContext, PageLanguages } from '@/lib/model/page';
import type { GraphSite } from '@/lib/seo/graph/site';
import type { SitePath } from '@/lib/site/routes';
import type { PageParams } from './page-context';

/** What a page adds to what its menu item already says of it. */
export interface PageHead extends PageLanguages {
  title?: string;
  /** What the address chooses from the page, in words: a tab, a filter, a place. Title and description begin with it. */
  chosen?: readonly string[];
  description?: string;
  keywords?: string;
  article?: { publishedTime?: string; modifiedTime?: string };
  noindex?: boolean;
  /** What the page is called at the end of its trail; else its menu item's name, else its title. */
  crumb?: string;
  /** Menu key of what the page belongs to, where its path does not tell. */
  above?: string;
}

export interface PageDefinition<T> {
  /** Site path, or how to tell it from the parameters. */
  path: SitePath | '/missing' | ((params: PageParams) => string);
  /** The page's data; null when OWS answered that there is nothing; throws when OWS failed. */
  load: (context: PageContext) => Promise<T | null>;
  head?: (data: T, context: PageContext) => PageHead;
  /** An address to go to instead, by an HTTP redirect. */
  redirectTo?: (data: T, context: PageContext) => string | null;
  /** What the page tells machines beside itself: nodes of its graph. */
  nodes?: (data: T, site: GraphSite) => readonly Thing[];
  /** The same for Baidu, in its own vocabulary; null when there is nothing to say. */
  baidu?: (data: T, site: GraphSite) => object | null;
  View: ComponentType<{ data: T; context: PageContext }>;
}
