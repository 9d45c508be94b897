import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '@/lib/runtime/replace-file';
import { messageOf, type StoreLog } from './observers';

/** Older marks are not needed: entries from before them are stale by age. */
const KEEP_MS = 24 * 3600 * 1000;

/** A tag, and when it was marked in milliseconds since the epoch. */
export type Mark = [tag: string, at: number];

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
  const marks = new Map(await readMarks(file));
  const listeners: ((marks: readonly Mark[]) => void)[] = [];
  let version = 0;

  const newest = (tags: readonly string[]) =>
    tags.reduce((latest, tag) => Math.max(latest, marks.get(tag) ?? 0), 0);

  function prune() {
    for (const [tag, at] of marks) if (now() - at > KEEP_MS) marks.delete(tag);
  }

  async function save() {
    try {
      await replaceFile(file, JSON.stringify(Object.fromEntries(marks)));
    } catch (error) {
      log.warn(`page folder: marks cannot be written: ${messageOf(error)}`);
    }
  }

  return {
    get version() {
      return version;
    },
    newest,
    after: (tags, at) => newest(tags) >= at,
    async mark(tags, at = now()) {
      prune();
      version += 1;
      for (const tag of tags) marks.set(tag, Math.max(at, marks.get(tag) ?? 0));
      for (const tell of listeners) tell(tags.map((tag): Mark => [tag, at]));
      await save();
    },
    follow(listener) {
      listener([...marks]);
      listeners.push(listener);
    },
  };
}
