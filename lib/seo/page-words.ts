import { DESCRIPTION_CHARS } from '@/lib/base/constants';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
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

/** Beyond twice the shown length a name is cut: less would give the same title to filings that differ at the end. */
const MOST_TIMES = 2;

/** A name as a title has it, with room for what follows it: a very long one is cut at a word. */
export const titleName = (name: string, locale: Locale, after = ''): string =>
  shorten(name, MOST_TIMES * TITLE_CHARS[locale] - after.length);

/** Joins a title and the site's name, which is omitted if the title would be too long. */
function withSite(title: string, { siteName, context }: Pick<Named, 'siteName' | 'context'>): string {
  const whole = `${title} - ${siteName}`;
  return whole.length <= TITLE_CHARS[context.locale] ? whole : titleName(title, context.locale);
}

const withoutSite = (title: string, siteName: string): string =>
  title.endsWith(` - ${siteName}`) ? title.slice(0, -siteName.length - 3) : title;

/** A title as result lists show it: a long one loses the site's name at its end. Others stay as they are. */
export function fittedTitle(title: string, named: Pick<Named, 'siteName' | 'context'>): string {
  const own = withoutSite(title, named.siteName);
  return own === title ? title : withSite(own, named);
}

/**
 * Title and description of one view of a page (a tab, a filter, a year, a later page), which differ from those of the
 * other views; null for the page itself.
 */
export function wordsOfView(named: Named): { title: string; description: string } | null {
  const { title, label, siteName, description, chosen, context } = named;
  const stretch = stretchOf(context);
  if (chosen.length + stretch.length === 0) return null;
  const name = (title && withoutSite(title, siteName)) || label || siteName;
  const lead = [...chosen, ...(description ? [] : [name]), ...stretch].join(' · ');
  return {
    title: withSite([...chosen, name, ...stretch].join(' - '), named),
    description: shorten(description ? `${lead} | ${description}` : lead, DESCRIPTION_CHARS),
  };
}
