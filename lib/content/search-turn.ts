import 'server-only';
import { headers } from 'next/headers';
import { env } from '../env';
import type { PageContext } from '../model/page';
import type { SearchPage } from '../model/search';
import { clientAddress } from '../relay/client-address';
import { takeTurn } from '../relay/rate-limits';
import { Refusal } from '../relay/refusal';
import { getSearch } from './search';

/** A search by address is counted like one of the panel, so that nobody reads the back office out. */
export async function searchByTurn(context: PageContext): Promise<SearchPage | null> {
  try {
    await takeTurn('search', clientAddress(await headers(), env().trustedProxies));
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    return getSearch(context, { kind: 'many', seconds: Number(refused.headers['Retry-After'] ?? 60) });
  }
  return getSearch(context);
}
