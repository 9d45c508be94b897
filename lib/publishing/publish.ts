import 'server-only';
import { articlesOf } from '@/lib/base/cache';
import { env } from '@/lib/runtime/env';
import { log, problem } from '@/lib/runtime/log';
import { processState } from '@/lib/runtime/process-state';
import { changedAddresses } from './changed-addresses';
import { enginesOf, notifyEngine } from './engines';
import { JOB } from './job';
import { PushQueue } from './push-queue';
import { adoptRegularly, queueFile } from './queue-file';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    pushes: { queue: PushQueue | null };
  }
}

function open(): { queue: PushQueue | null } {
  const engines = enginesOf(env());
  if (engines.length === 0) return { queue: null };
  const queue = new PushQueue({
    engines,
    live: env().production,
    file: queueFile({ name: 'pushes', entry: JOB }),
    find: (id) => changedAddresses(id),
    notify: notifyEngine,
  });
  adoptRegularly(queue);
  return { queue };
}

/** Called at start: resumes notifications of ended processes. Null if no search engine is configured. */
export const resumePushes = (): PushQueue | null => processState('pushes', open).queue;

/** After a publication: queues notifications for the articles among its tags. Never waits, never throws. */
export function notePublication(tags: readonly string[]): void {
  try {
    const queue = resumePushes();
    for (const id of articlesOf(tags)) queue?.note(id);
  } catch (error) {
    log.error(problem(error), 'pushes: a publication could not be noted');
  }
}
