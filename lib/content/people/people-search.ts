import 'server-only';
import { headers } from 'next/headers';
import { overLimit } from '@/lib/gate/admit';
import type { PageContext } from '@/lib/model/page';
import type { PeoplePage } from '@/lib/model/people';
import { getPeople, getPeopleRefused } from './people';

/** Searches and deep pages are counted per visitor, so that the lists cannot be harvested. */
export async function searchPeople(context: PageContext): Promise<PeoplePage | null> {
  const refusal = await overLimit(await headers(), 'people');
  if (refusal) return getPeopleRefused(context, Number(refusal.headers['Retry-After'] ?? 60));
  return getPeople(context);
}
