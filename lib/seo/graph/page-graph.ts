import type { BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts';
import type { Crumb } from '../../model/crumb';
import { href } from '../../routes';
import { corporationNode, websiteNode } from './group';
import { absolute, groupRef, languageOf, type Place, partId, websiteId } from './place';

export interface PageFacts {
  place: Place;
  title: string;
  description: string;
  /** From the home page to this one; empty on pages that stand nowhere. */
  trail: readonly Crumb[];
  /** What the page is about, each a node of its own. */
  things: readonly Thing[];
}

function breadcrumbNode({ place, trail }: PageFacts): BreadcrumbList {
  const last = trail.length - 1;
  return {
    '@type': 'BreadcrumbList',
    '@id': partId(place, 'breadcrumb'),
    itemListElement: trail.map(({ label, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: at === last ? place.url : absolute(place, href(place.locale, path)),
    })),
  };
}

function pageNode({ place, title, description, trail }: PageFacts): WebPage {
  return {
    '@type': 'WebPage',
    '@id': partId(place, 'webpage'),
    url: place.url,
    name: title,
    description,
    inLanguage: languageOf(place),
    isPartOf: { '@id': websiteId(place) },
    publisher: groupRef(place),
    ...(trail.length > 0 ? { breadcrumb: { '@id': partId(place, 'breadcrumb') } } : {}),
  };
}

/** All that a page tells machines, as one schema.org graph. */
export function pageGraph(facts: PageFacts): Graph {
  const { place, trail, things } = facts;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      corporationNode(place),
      websiteNode(place),
      pageNode(facts),
      ...(trail.length > 0 ? [breadcrumbNode(facts)] : []),
      ...things,
    ],
  };
}
