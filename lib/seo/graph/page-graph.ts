import type { BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts';
import type { Crumb } from '@/lib/model/crumb';
import { pathHref } from '@/lib/site/routes';
import { corporationNode, websiteNode } from './group';
import { absolute, type GraphSite, groupRef, languageOf, partId, websiteId } from './site';

export interface PageFacts {
  site: GraphSite;
  title: string;
  description: string;
  /** Breadcrumbs from the home page to this one; may be empty. */
  breadcrumbs: readonly Crumb[];
  /** The page's own nodes. */
  nodes: readonly Thing[];
}

function breadcrumbNode({ site, breadcrumbs }: PageFacts): BreadcrumbList {
  const last = breadcrumbs.length - 1;
  return {
    '@type': 'BreadcrumbList',
    '@id': partId(site, 'breadcrumb'),
    itemListElement: breadcrumbs.map(({ label, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: at === last ? site.url : absolute(site, pathHref(site.locale, path)),
    })),
  };
}

function pageNode({ site, title, description, breadcrumbs }: PageFacts): WebPage {
  return {
    '@type': 'WebPage',
    '@id': partId(site, 'webpage'),
    url: site.url,
    name: title,
    description,
    inLanguage: languageOf(site),
    isPartOf: { '@id': websiteId(site) },
    publisher: groupRef(site),
    ...(breadcrumbs.length > 0 ? { breadcrumb: { '@id': partId(site, 'breadcrumb') } } : {}),
  };
}

/** The structured data of a page as one schema.org graph. */
export function pageGraph(facts: PageFacts): Graph {
  const { site, breadcrumbs, nodes } = facts;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      corporationNode(site),
      websiteNode(site),
      pageNode(facts),
      ...(breadcrumbs.length > 0 ? [breadcrumbNode(facts)] : []),
      ...nodes,
    ],
  };
}
