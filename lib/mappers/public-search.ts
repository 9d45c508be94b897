import type { SearchAnswer } from '@/lib/model/search';
import type { OwsBody } from '@/lib/ows/client';
import { screenHits } from './screen';
import { mapSearch } from './search';

/** Call 8 as it came from the back office: future hits at `now` (milliseconds since the epoch) are left out. */
export const mapPublicSearch = (
  answer: OwsBody,
  view: Parameters<typeof mapSearch>[1],
  now: number,
): SearchAnswer => mapSearch(screenHits(answer, now), view);
