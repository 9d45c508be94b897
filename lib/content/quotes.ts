import 'server-only';
import { LIFETIMES, TAGS } from '../cache';
import type { Quote } from '../model/quote';
import { fetchQuotes } from '../ows/calls';
import { mapQuotes } from '../quotes/map-quotes';
import { noteLifetime, noteTags } from './page-notes';
import { secondary } from './secondary';

/** The quotes that a page starts with; empty ones when the feed does not answer, since no page is about them alone. */
export async function getQuotes(): Promise<Quote[]> {
  noteTags(TAGS.quotes);
  noteLifetime(LIFETIMES.quote);
  return mapQuotes(await secondary('the quotes', fetchQuotes(), null));
}
