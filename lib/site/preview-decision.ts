import type { Locale } from '@/lib/model/variant';
import { type PreviewTarget, previewTarget, toolPath } from './preview';
import { findRoute } from './routes';
import { editionOf, internalOf, prefixed, type Visit, withSearch } from './visit';

/** An address below the preview's prefix, before anybody's permission was checked. */
export interface PreviewDecision {
  kind: 'preview';
  /** A page, or an endpoint where `endpoint` says so. */
  internal: string;
  endpoint: boolean;
  locale: Locale;
  /** The secret in the address, to be exchanged for a permission; null without one. */
  secret: string | null;
  /** The address without it. */
  back: string;
}

/** Where a preview is rendered. */
function previewed(visit: Visit, locale: Locale, target: PreviewTarget): string {
  switch (target.kind) {
    case 'endpoint':
      return target.to;
    case 'tool':
      return toolPath(locale, editionOf(visit), target);
    case 'page':
      return internalOf(visit, { locale, ...target }, findRoute(target.path));
    default:
      return internalOf(visit, { locale, path: '/missing' }, null);
  }
}

/** What an address of the preview leads to. */
export function previewDecision(visit: Visit, locale: Locale, path: string): PreviewDecision {
  const target = previewTarget(locale, path, visit.search);
  const rest = new URLSearchParams(visit.search);
  rest.delete('secret');
  return {
    kind: 'preview',
    internal: previewed(visit, locale, target),
    endpoint: target.kind === 'endpoint',
    locale,
    secret: visit.search.get('secret'),
    back: withSearch(prefixed(locale, path), rest),
  };
}
