import type { Locale } from '@/lib/model/variant';
import { type PreviewTarget, previewTarget, toolPath } from './preview';
import { findRoute } from './routes';
import { editionOf, internalOf, prefixed, type Visit, withSearch } from './visit';

/** The decision for an address below the preview prefix, before any permission is checked. */
export interface PreviewDecision {
  kind: 'preview';
  /** Internal address of a page, or path of an endpoint if `endpoint` is true. */
  internal: string;
  endpoint: boolean;
  locale: Locale;
  /** The secret in the address, to be exchanged for a preview token; null without one. */
  secret: string | null;
  /** The address without the secret. */
  back: string;
}

/** The internal address or endpoint that answers a preview. */
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

/** Decides what answers an address below the preview prefix. */
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
