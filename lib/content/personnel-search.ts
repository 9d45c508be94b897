import 'server-only';
import { headers } from 'next/headers';
import { env } from '../env';
import type { PageContext } from '../model/page';
import type { Personnel } from '../model/people';
import { clientAddress } from '../relay/client-address';
import { takeTurn } from '../relay/rate-limits';
import { Refusal } from '../relay/refusal';
import { getPersonnel, getPersonnelRefused } from './personnel';

/** Searches and deep pages are counted per visitor, so that the lists cannot be carried off wholesale. */
export async function searchPersonnel(context: PageContext): Promise<Personnel | null> {
  try {
    await takeTurn('people', clientAddress(await headers(), env().trustedProxies));
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    return getPersonnelRefused(context, Number(refused.headers['Retry-After'] ?? 60));
  }
  return getPersonnel(context);
}
