import 'server-only';
import type { Env } from '@/lib/runtime/env';

/** `again` after a transient fault; `refused` is final. */
export type PurgeOutcome = 'sent' | 'again' | 'refused';

const PATIENCE_MS = 5000;

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
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const body = JSON.stringify({ tags });
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      cache: 'no-store',
      signal,
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    return answer.status === 408 || answer.status === 429 || answer.status >= 500 ? 'again' : 'refused';
  } catch {
    return 'again';
  }
}
