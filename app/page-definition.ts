import type { ComponentType } from 'react';
import type { Thing } from 'schema-dts';
import type { Crumb } from '@/lib/model/crumb';
import type { PageContext, PageLanguages } from '@/lib/model/page';
import type { GraphSite } from '@/lib/seo/graph/site';
import type { SitePath } from '@/lib/site/routes';
import type { PageParams } from './page-context';

/** What a page adds to the head data of its menu item. */
export interface PageHead extends PageLanguages {
  title?: string;
  /** Labels of the selected tab, filter or place. Title and description begin with them. */
  chosen?: readonly string[];
  description?: string;
  keywords?: string;
  article?: { publishedTime?: string; modifiedTime?: string };
  noindex?: boolean;
  /** Name of the page at the end of its breadcrumbs; else its menu item's name, else its title. */
  crumb?: string;
  /** Key of the menu item that the page belongs to, where its path does not determine it. */
  above?: string;
  /** The page above it that the menu may not have. */
  parent?: Crumb;
}

export interface PageDefinition<T> {
  /** Site path, or a function of the route parameters. */
  path: SitePath | '/missing' | ((params: PageParams) => string);
  /** The page's data; null when the back office answered that there is nothing; throws when it failed. */
  load: (context: PageContext) => Promise<T | null>;
  head?: (data: T, context: PageContext) => PageHead;
  /** Address of an HTTP redirect in place of the page. */
  redirectTo?: (data: T, context: PageContext) => string | null;
  /** JSON-LD nodes of the page. */
  nodes?: (data: T, site: GraphSite) => readonly Thing[];
  /** The same for Baidu in its own vocabulary; null for none. */
  baidu?: (data: T, site: GraphSite) => object | null;
  View: ComponentType<{ data: T; context: PageContext }>;
}
