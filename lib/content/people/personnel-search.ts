import 'server-only';
import { headers } from 'next/headers';
import { overLimit } from '@/lib/gate/admit';
import type { PageContext } from '@/lib/model/page';
import type { Personnel } from '@/lib/model/people';
import { getPersonnel, getPersonnelRefused } from './personnel';

/** Searches and deep pages are counted per visitor, so that the lists cannot be harvested. */
export async function searchPersonnel(context: PageContext): Promise<Personnel | null> {
  const refusal = await overLimit(await headers(), 'people');
  if (refusal) return getPersonnelRefused(context, Number(refusal.headers['Retry-After'] ?? 60));
  return getPersonnel(context);
}
