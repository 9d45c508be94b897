import type { PageContext } from '@/lib/model/page';
import { readQuerySegment } from '@/lib/site/address';
import { deviceOf, isEdition } from '@/lib/site/editions';
import { localeFrom } from '@/lib/site/locales';

/** The segments of an internal address as the framework passes them to a page. */
export interface PageParams {
  locale: string;
  edition: string;
  query: string;
  path?: string[];
  line?: string;
  topic?: string;
}

/** What a page knows of its visit; `isOffered` is false for a language or edition that the site does not have. */
export function readContext(
  params: PageParams,
  path: string | ((params: PageParams) => string),
): PageContext {
  const locale = localeFrom(params.locale);
  const edition = isEdition(params.edition) ? params.edition : 'desktop';
  const device = deviceOf(edition);
  const query = Object.fromEntries(readQuerySegment(params.query));
  return {
    variant: { locale, device },
    locale,
    device,
    edition,
    path: typeof path === 'string' ? path : path(params),
    query,
    isOffered: locale === params.locale && edition === params.edition,
    page: Number(query.page ?? 1),
  };
}
