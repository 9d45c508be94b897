import type { ArticleSummary } from '@/lib/model/article';
import type { Figure } from '@/lib/model/figure';

const PLACES = ['', '2', '3'];

/** Up to three figures of an article: ext.figure with ext.figureLabel, figure2 with figureLabel2, and so on. */
export function figuresOf({ facts }: Pick<ArticleSummary, 'facts'>): Figure[] {
  return PLACES.flatMap((place) => {
    const [value, label] = [facts[`figure${place}`] ?? '', facts[`figureLabel${place}`] ?? ''];
    return value && label ? [{ value, label }] : [];
  });
}
