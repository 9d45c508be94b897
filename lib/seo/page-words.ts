import { DESCRIPTION_CHARS } from '@/lib/base/constants';
import type { PageContext } from '@/lib/model/page';
import { translator } from '@/lib/words/translator';
import { shorten } from './shorten';

/** Lengths of title and description that search results show. */
export const TITLE_CHARS = { zh: 35, en: 70 } as const;

interface Named {
  context: Pick<PageContext, 'locale' | 'query'>;
  siteName: string;
  /** The page's own title element, if it has one. */
  title?: string;
  /** The menu item's name. */
  label?: string;
  description: string;
  /** Label of the selected tab, filter or place. */
  chosen: readonly string[];
}

/** Year and page of a list, in words: "2024年", "第2页". */
function stretchOf({ locale, query }: Named['context']): string[] {
  const t = translator(locale, 'listing');
  const { year, page } = query;
  return [...(year ? [t('year', { year })] : []), ...(page ? [t('page', { page })] : [])];
}

/** The site's name is omitted where the title would get too long. */
function withSite(parts: readonly string[], { siteName, context }: Named): string {
  const title = parts.join(' - ');
  const whole = `${title} - ${siteName}`;
  return whole.length <= TITLE_CHARS[context.locale] ? whole : title;
}

/**
 * Title and description of one view of a page (a tab, a filter, a year, a later page), different from all others;
 * null for the page itself.
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
