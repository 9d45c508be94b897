import { allowed, FOREVER, FRESH, fromRecord, json, missing, wholeNumber } from '../answers';

export const dynamic = 'force-dynamic';

const MOST = 256;

/** Entries of the record from `start` on, 256 at most, each as the text that was hashed. */
export function GET(request: Request): Promise<Response> {
  return fromRecord(request, async (record, params) => {
    const start = wholeNumber(params, 'start');
    const count = Math.min(wholeNumber(params, 'count', MOST), MOST);
    const entries = await record.entries(start, count);
    if (entries.length === 0) missing(`there are no entries from ${start} on`);
    // Fewer than asked for may be more later.
    return json({ entries }, entries.length === count ? FOREVER : FRESH);
  });
}

export const OPTIONS = allowed;
