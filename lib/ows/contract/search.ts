import { OwsError } from '@/lib/base/ows-error';
import { isRecord, toRecords } from '@/lib/base/values';
import { callOws, jsonCall, type OwsBody } from '../client';
import { SEARCH_PATH, type SearchWish, searchBody } from './search-request';

const LISTS = ['suggestions', 'functionResults', 'results'] as const;

const isHit = ({ detail }: Readonly<Record<string, unknown>>): boolean =>
  isRecord(detail) && typeof detail.title === 'string' && detail.title !== '';

/** A spoilt hit is borne; a list of nothing else is broken, not empty. */
export function decodeSearch(body: OwsBody): OwsBody {
  const { data } = body;
  if (!isRecord(data)) throw new OwsError('malformed', 'data is not an object', { code: 200 });
  for (const name of LISTS) {
    const list = data[name] ?? [];
    if (!Array.isArray(list)) throw new OwsError('malformed', `${name} is not a list`, { code: 200 });
    if (list.length > 0 && !toRecords(list).some(isHit)) {
      throw new OwsError('malformed', `${name} has no hit as agreed`, { code: 200 });
    }
  }
  return body;
}

/** Call 8. What was typed is in the body alone, so that no log has it. */
export const fetchSearch = (wish: SearchWish): Promise<OwsBody> =>
  callOws(jsonCall(SEARCH_PATH, searchBody(wish)), decodeSearch);
