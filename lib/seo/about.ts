import { DESCRIPTION_CHARS } from '@/lib/base/constants';
import type { Article } from '@/lib/model/articles';
import { shorten } from './shorten';

/** What an article says of itself: its summary, else its first sentences; empty for one without text. */
export const aboutOf = ({ excerpt, opening = '' }: Pick<Article, 'excerpt'> & Partial<Article>): string =>
  excerpt || shorten(opening, DESCRIPTION_CHARS);
