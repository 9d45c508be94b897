import type { SearchAnswer } from '@/lib/model/search';
import type { OwsBody } from '@/lib/ows/client';
import { screenHits } from './screen';
import { mapSearch } from './search';

/** Maps an answer of call 8 without hits that are in the future at `now` (milliseconds since the epoch). */
export const mapPublicSearch = (
  answer: OwsBody,
  view: Parameters<typeof mapSearch>[1],
  now: number,
): SearchAnswer => mapSearch(screenHits(answer, now), view);
