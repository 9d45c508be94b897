import { DESCRIPTION_CHARS } from '@/lib/base/constants';
import type { Article } from '@/lib/model/articles';
import { shorten } from './shorten';

/**
 * Description of an article's page: its summary; else its title and first sentences, since texts that are alike, as those
 * of many announcements, have titles of their own.
 */
export const descriptionOf = ({
  title,
  excerpt,
  opening,
}: Pick<Article, 'title' | 'excerpt' | 'opening'>): string =>
  excerpt || (opening ? shorten(`${title} - ${opening}`, DESCRIPTION_CHARS) : title);

/** What an article says of itself: its summary, else its first sentences; empty for one without text. */
export const aboutOf = ({ excerpt, opening = '' }: Pick<Article, 'excerpt'> & Partial<Article>): string =>
  excerpt || shorten(opening, DESCRIPTION_CHARS);
