import { DESCRIPTION_CHARS } from '@/lib/base/constants';
import type { PageContext } from '@/lib/model/page';
import { translator } from '@/lib/words/translator';
import { shorten } from './shorten';

/** Lengths of titles in characters, as search results show them. */
export const TITLE_CHARS = { zh: 35, en: 70 } as const;

interface Named {
  context: Pick<PageContext, 'locale' | 'query'>;
  siteName: string;
  /** The page's own title, if it has one. */
  title?: string;
  /** The menu item's name. */
  label?: string;
  description: string;
  /** Label of the selected tab, filter or place. */
  chosen: readonly string[];
}

/** Labels of the year and the page of a list: "2024年", "第2页". */
function stretchOf({ locale, query }: Named['context']): string[] {
  const t = translator(locale, 'listing');
  const { year, page } = query;
  return [...(year ? [t('year', { year })] : []), ...(page ? [t('page', { page })] : [])];
}

/** Joins the parts of a title; omits the site's name if the title would be too long. */
function withSite(parts: readonly string[], { siteName, context }: Named): string {
  const title = parts.join(' - ');
  const whole = `${title} - ${siteName}`;
  return whole.length <= TITLE_CHARS[context.locale] ? whole : title;
}

/**
 * Title and description of one view of a page (a tab, a filter, a year, a later page), which differ from those of the
 * other views; null for the page itself.
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
