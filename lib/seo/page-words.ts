import { DESCRIPTION_CHARS } from '@/lib/base/constants';
import type { PageContext } from '@/lib/model/page';
import { translator } from '@/lib/words/translator';
import { shorten } from './shorten';

/** As much of a title as result lists show, and of a description. */
export const TITLE_CHARS = { zh: 35, en: 70 } as const;

interface Named {
  context: Pick<PageContext, 'locale' | 'query'>;
  siteName: string;
  /** The page's own title element, where it says one. */
  title?: string;
  /** What the menu calls the page. */
  label?: string;
  description: string;
  /** What the address chooses from the page: a tab, a filter, a place. */
  chosen: readonly string[];
}

/** Year and page of a list, in words: "2024年", "第2页". */
function stretchOf({ locale, query }: Named['context']): string[] {
  const t = translator(locale, 'listing');
  const { year, page } = query;
  return [...(year ? [t('year', { year })] : []), ...(page ? [t('page', { page })] : [])];
}

/** The name of the site goes where it would make the title too long to be shown. */
function withSite(parts: readonly string[], { siteName, context }: Named): string {
  const title = parts.join(' - ');
  const whole = `${title} - ${siteName}`;
  return whole.length <= TITLE_CHARS[context.locale] ? whole : title;
}

/**
 * Title and description of one view of a page (a tab, a filter, a year, a later page), which no other view has;
 * null where the address chooses nothing.
 */
export function wordsOfView(named: Named): { title: string; description: string } | null {
  const { title, label, siteName, description, chosen, context } = named;
  const stretch = stretchOf(context);
  if (chosen.length + stretch.length === 0) return null;
  const own = title?.endsWith(` - ${siteName}`) ? title.slice(0, -siteName.length - 3) : title;
  const name = own || label || siteName;
  const lead = [...chosen, ...(description ? [] : [name]), ...stretch].join(' · ');
  return {
    title: withSite([...chosen, name, ...stretch], named),
    description: shorten(description ? `${lead} | ${description}` : lead, DESCRIPTION_CHARS),
  };
}
