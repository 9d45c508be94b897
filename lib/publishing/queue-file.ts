import 'server-only';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { replaceFileSync } from '@/lib/runtime/replace-file';

/** The persistent part of a queue. */
export interface QueueFile<T> {
  /** The entries that an earlier process left, if any; null if the file cannot be read. */
  read(): T[] | null;
  write(entries: readonly T[]): void;
}

interface QueueFileOptions<T> {
  /** Name of the queue, which begins the name of its file and its log messages. */
  name: 'pushes' | 'purges';
  entry: z.ZodType<T>;
  /** The port of the process; each process has its own file. */
  port?: string | undefined;
}

const codeOf = (error: unknown): unknown => Reflect.get(Object(error), 'code');

/**
 * The file of a queue, in the folder of the snapshots of menu and dictionaries. Failures to read or write it
 * are logged, not thrown; entries that cannot be written are lost at a restart.
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
