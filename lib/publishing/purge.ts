import 'server-only';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { metrics } from '@/lib/runtime/metrics';
import { processState } from '@/lib/runtime/process-state';
import { PurgeQueue } from './purge-queue';
import { sendPurge } from './send-purge';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    purges: { queue: PurgeQueue | null };
  }
}

function open(): { queue: PurgeQueue | null } {
  const { purge: target } = env();
  if (!target) return { queue: null };
  const noted = (outcome: string, tags: number) => {
    metrics.purges.inc({ outcome });
    if (outcome !== 'sent') log.warn({ outcome, tags }, 'purges: a shared cache was not told');
  };
  return { queue: new PurgeQueue({ send: (tags) => sendPurge(target, tags), noted }) };
}

/** Tells the shared caches of PURGE_URL that pages with these tags are out of date. Never waits and never throws. */
export const purge = (tags: readonly string[]): void => processState('purges', open).queue?.add(tags);
