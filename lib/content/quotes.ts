import 'server-only';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import { mapQuotes } from '@/lib/mappers/quotes';
import type { Quote } from '@/lib/model/quotes';
import { fetchQuotes } from '@/lib/ows/contract/calls';
import { noteLifetime, noteTags } from '@/lib/runtime/page-notes';
import { secondary } from './secondary';

/** The quotes that a page is rendered with; empty ones when the feed fails. */
export async function getQuotes(): Promise<Quote[]> {
  noteTags(TAGS.quotes);
  noteLifetime(LIFETIMES.quote);
  return mapQuotes(await secondary('the quotes', fetchQuotes(), null));
}
