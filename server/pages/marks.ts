import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '@/lib/base/message-of';
import { replaceFile } from '@/lib/runtime/replace-file';
import { type Mark, MarkTimes } from './mark-times';
import type { StoreLog } from './observers';

async function readMarks(file: string): Promise<Mark[]> {
  try {
    const read: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Object.entries(Object(read)).flatMap(([tag, at]): Mark[] =>
      typeof at === 'number' ? [[tag, at]] : [],
    );
  } catch {
    return [];
  }
}

export interface TagMarks {
  /** Changes with every mark. */
  readonly version: number;
  /** When any of the tags was last marked, in milliseconds since the epoch; 0 when never. */
  newest(tags: readonly string[]): number;
  /** Whether any of the tags was marked at `at` or later. */
  after(tags: readonly string[], at: number): boolean;
  /** Marks the tags at `at`, by default now; a later mark of the same tag is kept. */
  mark(tags: readonly string[], at?: number): Promise<void>;
  /** Calls the listener at once with all marks, and from now on with each new one before it has an effect elsewhere. */
  follow(listener: (marks: readonly Mark[]) => void): void;
}

interface MarksOptions {
  folder: string;
  now?: () => number;
  log?: StoreLog;
}

/** The invalidations: when each tag was last marked as out of date. Kept in a file over restarts. */
export async function tagMarks({ folder, now = Date.now, log = console }: MarksOptions): Promise<TagMarks> {
  const file = join(folder, 'marks.json');
  const times = new MarkTimes(await readMarks(file));
  const listeners: ((marks: readonly Mark[]) => void)[] = [];
  let version = 0;

  async function save() {
    try {
      await replaceFile(file, JSON.stringify(Object.fromEntries(times.all())));
    } catch (error) {
      log.warn(`page folder: marks cannot be written: ${messageOf(error)}`);
    }
  }

  return {
    get version() {
      return version;
    },
    newest: (tags) => times.newest(tags),
    after: (tags, at) => times.newest(tags) >= at,
    async mark(tags, at = now()) {
      const marks = tags.map((tag): Mark => [tag, at]);
      version += 1;
      times.take(marks, now());
      for (const notify of listeners) notify(marks);
      await save();
    },
    follow(listener) {
      listener(times.all());
      listeners.push(listener);
    },
  };
}
