import type { Sentence } from './page-text';

const NAME = 'reading';
/** Parts of the window's height between which a sentence is in view: the buttons cover up to half of it. */
const VIEW = { top: 0.2, bottom: 0.5 };

/** Removes the mark. */
export function unmark(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME);
  document.querySelector(`[data-${NAME}]`)?.removeAttribute(`data-${NAME}`);
}

function bringIntoView({ range, block }: Sentence): void {
  const place = 'getBoundingClientRect' in range ? range : block;
  const { top, bottom } = place.getBoundingClientRect();
  if (top >= innerHeight * VIEW.top && bottom <= innerHeight * VIEW.bottom) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: top - innerHeight * VIEW.top, behavior: still ? 'auto' : 'smooth' });
}

/**
 * Marks a sentence and scrolls it into view. By the highlights of the browser, which leave the page's texts whole as
 * late hydration expects them; where there are none, the block gets the attribute `data-reading`.
 */
export function mark(sentence: Sentence): void {
  unmark();
  if ('highlights' in CSS) CSS.highlights.set(NAME, new Highlight(sentence.range));
  else sentence.block.setAttribute(`data-${NAME}`, '');
  bringIntoView(sentence);
}
