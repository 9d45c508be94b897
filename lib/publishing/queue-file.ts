import 'server-only';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { replaceFileSync } from '@/lib/runtime/replace-file';

/** The part of a queue that survives its process. */
export interface QueueFile<T> {
  /** What an earlier process left, or nothing; null where that cannot be told from the file. */
  read(): T[] | null;
  write(entries: readonly T[]): void;
}

interface QueueFileOptions<T> {
  /** Of the queue: begins the name of its file and what is logged of it. */
  name: 'pushes' | 'purges';
  entry: z.ZodType<T>;
  /** The port of the process, each of which has a file of its own. */
  port?: string | undefined;
}

const codeOf = (error: unknown): unknown => Reflect.get(Object(error), 'code');

/**
 * The file of a queue, beside the snapshots of menu and dictionaries. An unreadable one and an unwritable one, which
 * loses the entries at a restart, are logged.
 */
export function queueFile<T>({ name, entry, port = process.env.PORT }: QueueFileOptions<T>): QueueFile<T> {
  const path = resolve(/*turbopackIgnore: true*/ env().folders.snapshots, `${name}-${port || '3000'}.json`);
  return {
    read() {
      try {
        return z.array(entry).parse(JSON.parse(readFileSync(path, 'utf8')));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return [];
        log.warn(`${name}: the stored queue cannot be read and is dropped`);
        return null;
      }
    },
    write(entries) {
      try {
        replaceFileSync(path, JSON.stringify(entries));
      } catch (error) {
        log.warn({ why: codeOf(error) }, `${name}: the queue cannot be stored`);
      }
    },
  };
}
