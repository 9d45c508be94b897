import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ENDING = '.page';
/** Times of use are written down this often, for the order after a restart. */
const TOUCH_MS = 10 * 60 * 1000;

const nameOf = (key) => createHash('sha256').update(key).digest('hex') + ENDING;

async function listFiles(folder) {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const unfinished = names.filter((name) => name.endsWith('.new'));
  await Promise.all(unfinished.map((name) => rm(join(folder, name), { force: true })));
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith(ENDING))
      .map(async (name) => {
        const { size, mtimeMs } = await stat(join(folder, name));
        return { name, size, used: mtimeMs };
      }),
  );
  return files.sort((a, b) => a.used - b.used);
}

/**
 * Pages of this and earlier runs as files, at most `maxBytes` in all; the least recently used goes first. A folder
 * that cannot be read or written costs no visitor anything: reads find nothing, writes are logged and left.
 */
export async function diskStore({ folder, maxBytes, metrics, log = console }) {
  /** name -> { size, touched }, in the order of use. */
  const index = new Map();
  let total = 0;
  let complained = 0;

  function complain(what, error) {
    if (Date.now() - complained < 60_000) return;
    complained = Date.now();
    log.warn(`page folder: ${what}: ${error instanceof Error ? error.message : error}`);
  }

  function count() {
    metrics?.pageEntries.set({ store: 'disk' }, index.size);
    metrics?.pageBytes.set({ store: 'disk' }, total);
  }

  function forget(name) {
    total -= index.get(name)?.size ?? 0;
    index.delete(name);
    count();
  }

  function note(name, size, touched) {
    forget(name);
    index.set(name, { size, touched });
    total += size;
    count();
  }

  async function drop(name) {
    forget(name);
    await rm(join(folder, name), { force: true }).catch((error) => complain('cannot remove a page', error));
  }

  async function makeRoom() {
    for (const name of index.keys()) {
      if (total <= maxBytes) return;
      metrics?.pageEvictions.inc({ store: 'disk' });
      await drop(name);
    }
  }

  function touch(key) {
    const name = nameOf(key);
    const known = index.get(name);
    if (!known) return;
    index.delete(name);
    index.set(name, known);
    const now = Date.now();
    if (now - known.touched < TOUCH_MS) return;
    known.touched = now;
    utimes(join(folder, name), new Date(now), new Date(now)).catch(() => {});
  }

  async function write(name, bytes) {
    const unfinished = join(folder, `${name}.${randomUUID()}.new`);
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(folder, name));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {});
      throw error;
    }
  }

  try {
    for (const { name, size, used } of await listFiles(folder)) note(name, size, used);
    await makeRoom();
  } catch (error) {
    complain('cannot be read', error);
  }

  return {
    touch,
    async get(key) {
      const name = nameOf(key);
      try {
        const bytes = await readFile(join(folder, name));
        if (!index.has(name)) note(name, bytes.length, 0);
        touch(key);
        return bytes;
      } catch {
        forget(name);
        return null;
      }
    },
    async set(key, bytes) {
      const name = nameOf(key);
      try {
        await write(name, bytes);
        note(name, bytes.length, Date.now());
        await makeRoom();
      } catch (error) {
        complain('cannot be written', error);
      }
    },
    remove: (key) => drop(nameOf(key)),
  };
}
