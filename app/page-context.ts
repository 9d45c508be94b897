import type { PageContext } from '@/lib/model/page';
import { readQuerySegment } from '@/lib/site/address';
import { isLocale } from '@/lib/site/locales';

/** The segments of an internal address as the framework passes them to a page. */
export interface PageParams {
  locale: string;
  device: string;
  query: string;
  path?: string[];
  line?: string;
  topic?: string;
}

/** What a page knows of its visit; `known` is false for a language or device that the site does not have. */
export function readContext(
  params: PageParams,
  path: string | ((params: PageParams) => string),
): PageContext {
  const locale = isLocale(params.locale) ? params.locale : 'zh';
  const device = params.device === 'mobile' ? 'mobile' : 'desktop';
  const query = Object.fromEntries(readQuerySegment(params.query));
  return {
    variant: { locale, device },
    locale,
    device,
    path: typeof path === 'string' ? path : path(params),
    query,
    known: isLocale(params.locale) && (params.device === 'mobile' || params.device === 'desktop'),
    page: Number(query.page ?? 1),
  };
}
