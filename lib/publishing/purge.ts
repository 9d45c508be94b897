import 'server-only';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { metrics } from '@/lib/runtime/metrics';
import { processState } from '@/lib/runtime/process-state';
import { PURGE, PurgeQueue } from './purge-queue';
import { adoptRegularly, queueFile } from './queue-file';
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
    if (outcome !== 'sent') log.warn({ outcome, tags }, 'purges: a shared cache was not notified');
  };
  const file = queueFile({ name: 'purges', entry: PURGE });
  const queue = new PurgeQueue({ send: (tags) => sendPurge(target, tags), noted, file });
  adoptRegularly(queue);
  return { queue };
}

/** Called at start: resumes the purges of ended processes. Null if no PURGE_URL is set. */
export const resumePurges = (): PurgeQueue | null => processState('purges', open).queue;

/** Purges pages with these tags from the shared caches behind PURGE_URL. Never waits and never throws. */
export const purge = (tags: readonly string[]): void => resumePurges()?.add(tags);
