import type { Finding } from '@/lib/model/findings';
import { previewHref, readPage } from '@/lib/site/preview';

/** Browsers look for the exact text; the beginning of a long one is enough, if possible of whole words. */
const MAX_LETTERS = 60;

const beginning = (text: string): string =>
  text.length <= MAX_LETTERS ? text : text.slice(0, MAX_LETTERS).replace(/ [^ ]*$/, '');

const isAddress = (place: string): boolean => /^(\/|[a-z][a-z0-9+.-]*:)/i.test(place);

/** A text fragment, by which browsers scroll to words and mark them. Hyphens have a meaning in it. */
const fragment = (text: string): string =>
  `#:~:text=${encodeURIComponent(beginning(text)).replaceAll('-', '%2D')}`;

/** The preview of the page that a finding is about, at the words concerned; null without a page. */
export function placeHref({ subject, locale, place }: Finding): string | null {
  if (subject.path === null) return null;
  const page = previewHref({ ...readPage(subject.path), locale });
  return place && !isAddress(place) ? page + fragment(place) : page;
}
