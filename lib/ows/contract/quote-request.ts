import { QUOTE_CODES } from '@/lib/model/quotes';

/** Call 7 of the contract, the same from the server and from a browser through the relay. */
export const QUOTE_HEADERS = { 'content-type': 'application/gm+json', 'x-gm-message-type': '20100001' };

export const QUOTE_BODY = JSON.stringify({
  items: QUOTE_CODES.map((code) => ({ code })),
  date_time: '',
  mask_flag: { market_data: true, ta_info: true },
});
