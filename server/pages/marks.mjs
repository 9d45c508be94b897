import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Older marks say nothing: pages made before them have long been refreshed for their age. */
const KEEP_MS = 24 * 3600 * 1000;

async function readMarks(file) {
  try {
    const entries = Object.entries(JSON.parse(await readFile(file, 'utf8')));
    return entries.filter(([, at]) => typeof at === 'number');
  } catch {
    return [];
  }
}

/** When each tag was last marked as out of date, in milliseconds; kept in a file over restarts. */
export async function tagMarks({ folder, now = Date.now, log = console }) {
  const file = join(folder, 'marks.json');
  const marks = new Map(await readMarks(file));

  /** When any of the tags was last marked; 0 when never. */
  const newest = (tags) => Math.max(0, ...tags.map((tag) => marks.get(tag) ?? 0));

  function prune() {
    for (const [tag, at] of marks) if (now() - at > KEEP_MS) marks.delete(tag);
  }

  async function save() {
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(marks)));
      await rename(`${file}.new`, file);
    } catch (error) {
      log.warn(`page folder: marks cannot be written: ${error.message}`);
    }
  }

  return {
    newest,
    /** Whether any of the tags was marked after `at`. */
    after: (tags, at) => newest(tags) >= at,
    async mark(tags, at = now()) {
      prune();
      for (const tag of tags) marks.set(tag, Math.max(at, marks.get(tag) ?? 0));
      await save();
    },
  };
}
