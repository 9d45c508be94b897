import { askRelay } from '../browser/ask-relay';
import { QUOTE_ASK_TIMEOUT_MS } from '../constants';
import type { Quote } from '../model/quote';
import { hasPrice, mapQuotes } from './map-quotes';
import { QUOTE_BODY, QUOTE_HEADERS, QUOTE_PATH } from './request';

/** For browsers: both quotes through the relay; rejects when there is no price in the answer. */
export async function askQuotes(): Promise<Quote[]> {
  const init = { method: 'POST', headers: QUOTE_HEADERS, body: QUOTE_BODY, timeoutMs: QUOTE_ASK_TIMEOUT_MS };
  const quotes = mapQuotes(await askRelay(QUOTE_PATH, { ...init, quiet: true }));
  if (!hasPrice(quotes)) throw new Error('no quotes');
  return quotes;
}
