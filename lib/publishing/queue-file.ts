import 'server-only';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { replaceFileSync } from '@/lib/runtime/replace-file';
import type { Job } from './job';

const Jobs = z.array(
  z.object({
    kind: z.enum(['article', 'indexnow', 'baidu']),
    what: z.string().min(1).max(2000),
    tries: z.number().int().min(0),
    due: z.number(),
  }),
);

/** The part of a queue that survives its process. */
export interface QueueFile {
  read(): Job[];
  write(jobs: readonly Job[]): void;
}

/** Each process has a file of its own, named by its port, beside the snapshots of menu and dictionaries. */
export function queuePath(port: string): string {
  return resolve(/*turbopackIgnore: true*/ env().folders.snapshots, `pushes-${port}.json`);
}

const codeOf = (error: unknown): unknown => Reflect.get(Object(error), 'code');

/** An unreadable file counts as empty, and an unwritable one loses the jobs at a restart: both are logged. */
export function queueFile(path: string): QueueFile {
  return {
    read() {
      try {
        return Jobs.parse(JSON.parse(readFileSync(path, 'utf8')));
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') log.warn('pushes: the stored queue cannot be read and is dropped');
        return [];
      }
    },
    write(jobs) {
      try {
        replaceFileSync(path, JSON.stringify(jobs));
      } catch (error) {
        log.warn({ why: codeOf(error) }, 'pushes: the queue cannot be stored');
      }
    },
  };
}
