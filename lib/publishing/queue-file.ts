import 'server-only';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { replaceFileSync } from '@/lib/runtime/replace-file';
import { type FilePlace, leftFiles, ownPath } from './left-files';

/** How often a process looks for what others have left. */
const LOOK_MS = 5000;

/** What processes that have ended left of a queue. */
interface Left<T> {
  entries: T[];
  /** False if some of it could not be read. */
  isWhole: boolean;
}

/** The persistent part of a queue. */
export interface QueueFile<T> {
  /**
   * Takes over the files of processes that have ended; null if there are none. They are kept until the next `write`,
   * whose entries have to include theirs.
   */
  adopt(): Left<T> | null;
  write(entries: readonly T[]): void;
}

interface QueueFileOptions<T> {
  /** Name of the queue, which begins the names of its files and its log messages. */
  name: 'pushes' | 'purges';
  entry: z.ZodType<T>;
  /** The port of the process: those with the same one succeed each other. */
  port?: string | undefined;
}

const codeOf = (error: unknown): unknown => Reflect.get(Object(error), 'code');

class OwnQueueFile<T> implements QueueFile<T> {
  readonly #name: string;
  readonly #entry: z.ZodType<T>;
  readonly #place: FilePlace;
  readonly #path: string;
  /** The file of this process, and those that it has adopted since it was written. */
  readonly #own: Set<string>;
  /** Files that cannot be renamed; these are reported once, and so is a folder that cannot be read. */
  readonly #stuck = new Set<string>();
  #isFolderLost = false;

  constructor({ name, entry, port = process.env.PORT }: QueueFileOptions<T>) {
    this.#name = name;
    this.#entry = entry;
    const folder = resolve(/*turbopackIgnore: true*/ env().folders.snapshots);
    this.#place = { folder, head: `${name}-${port || '3000'}` };
    this.#path = ownPath(this.#place);
    this.#own = new Set([this.#path]);
  }

  adopt(): Left<T> | null {
    try {
      const files = leftFiles(this.#place, this.#own).filter((file) => !this.#stuck.has(file));
      const taken = files.map((file) => this.#take(file));
      if (taken.length === 0) return null;
      return { entries: taken.flatMap((entries) => entries ?? []), isWhole: !taken.includes(null) };
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || this.#isFolderLost) return null;
      this.#isFolderLost = true;
      this.#reportUnreadable();
      return { entries: [], isWhole: false };
    }
  }

  write(entries: readonly T[]): void {
    try {
      replaceFileSync(this.#path, JSON.stringify(entries));
      for (const file of this.#own) if (file !== this.#path) this.#drop(file);
    } catch (error) {
      log.warn({ why: codeOf(error) }, `${this.#name}: the queue cannot be stored`);
    }
  }

  #drop(file: string): void {
    rmSync(file, { force: true });
    this.#own.delete(file);
  }

  #reportUnreadable(): void {
    log.warn(`${this.#name}: the stored queue cannot be read and is dropped`);
  }

  /** The entries of a file; none if another process has taken it, null if it cannot be read. */
  #take(file: string): T[] | null {
    const adopted = ownPath(this.#place);
    try {
      // Of several processes that try, one succeeds.
      renameSync(file, adopted);
      this.#own.add(adopted);
      return z.array(this.#entry).parse(JSON.parse(readFileSync(adopted, 'utf8')));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      if (!this.#own.has(adopted)) this.#stuck.add(file);
      this.#reportUnreadable();
      return null;
    }
  }
}

/**
 * The file of this process for a queue, in the folder of the snapshots of menu and dictionaries. During a release
 * the old and the new process of a place have a file each, and the new one takes over what the old one leaves when it
 * ends. Failures to read or write are logged, not thrown; entries that cannot be written are lost at a restart.
 */
export const queueFile = <T>(options: QueueFileOptions<T>): QueueFile<T> => new OwnQueueFile(options);

/** Takes over what processes leave that end while this one runs, such as the old one of a release. */
export function adoptRegularly(queue: { adopt(): void }): void {
  setInterval(() => queue.adopt(), LOOK_MS).unref();
}
