import { hasPrice, mapQuotes } from '@/lib/mappers/quotes';
import type { Quote } from '@/lib/model/quotes';
import { PATHS } from '@/lib/ows/contract/paths';
import { QUOTE_BODY, QUOTE_HEADERS } from '@/lib/ows/contract/quote-request';
import { askRelay } from './ask-relay';

const QUOTE_ASK_TIMEOUT_MS = 8000;

/** Requests both quotes through the relay, in browsers; rejects if the answer contains no price. */
export async function askQuotes(): Promise<Quote[]> {
  const init = { method: 'POST', headers: QUOTE_HEADERS, body: QUOTE_BODY, timeoutMs: QUOTE_ASK_TIMEOUT_MS };
  const quotes = mapQuotes(await askRelay(PATHS.quotes, { ...init, quiet: true }));
  if (!hasPrice(quotes)) throw new Error('no quotes');
  return quotes;
}
