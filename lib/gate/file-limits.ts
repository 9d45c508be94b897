import { env } from '@/lib/runtime/env';
import { clientAddress } from './client-address';
import { returnTurn, takeTurn } from './rate-limits';
import { isUncounted } from './render-limits';

/**
 * Counts the generation of a file as a rendering of the visitor; throws a 429 beyond the limit. The returned function
 * refunds it, for files that exist: they are stored, and everyone benefits from them.
 */
export async function countFile(headers: Headers): Promise<() => void> {
  if (isUncounted(headers)) return () => undefined;
  const address = clientAddress(headers, env().trustedProxies);
  await takeTurn('draws', address);
  return () => void returnTurn('draws', address);
}
