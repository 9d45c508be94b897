import 'server-only';
import type { Env } from '@/lib/runtime/env';
import { post, type Verdict } from './post';

export type PurgeOutcome = Verdict;

const TIMEOUT_MS = 5000;

/**
 * Sends cache tags to the webhook in the two forms that caches read: the header Surrogate-Key (Fastly,
 * Varnish) and the body {"tags": [...]} (Cloudflare, and gateways that translate). Never throws.
 */
export async function sendPurge(
  { url, header }: NonNullable<Env['purge']>,
  tags: readonly string[],
): Promise<PurgeOutcome> {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Surrogate-Key': tags.join(' ') });
  if (header) headers.set(...header);
  const message = { url, headers, body: JSON.stringify({ tags }), timeoutMs: TIMEOUT_MS };
  return (await post(message, (verdict) => verdict)) ?? 'again';
}
