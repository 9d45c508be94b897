import type { PageContext } from '@/lib/model/page';
import type { SearchPage } from '@/lib/model/search';
import { translator } from '@/lib/words/translator';

/** Query and number of results first, for screen readers; if nothing was searched, the menu item's seoInfo. */
export function searchHead({ filter, outcome, siteName, seoTitle }: SearchPage, { locale }: PageContext) {
  const t = translator(locale, 'search');
  if (outcome.kind !== 'found') return { title: seoTitle || `${t('title')} - ${siteName}` };
  const count = outcome.total + outcome.functions.length;
  return { title: `${t('headTitle', { query: filter.typed, count })} - ${siteName}` };
}
