import { OwsError } from '@/lib/base/ows-error';
import { isRecord, toRecords } from '@/lib/base/values';
import { callOws, jsonCall, type OwsBody } from '../client';
import { PATHS } from './paths';
import { type SearchRequest, searchBody } from './search-request';

const LISTS = ['suggestions', 'functionResults', 'results'] as const;

const isHit = ({ detail }: Readonly<Record<string, unknown>>): boolean =>
  isRecord(detail) && typeof detail.title === 'string' && detail.title !== '';

/** Broken hits are tolerated; a list of nothing but broken ones is malformed, not empty. */
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

/** Call 8. The query is only in the body, which is never logged. */
export const fetchSearch = (request: SearchRequest): Promise<OwsBody> =>
  callOws(jsonCall(PATHS.search, searchBody(request)), decodeSearch);
