import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { inOrder, type Queues } from '@/lib/base/in-order';
import { messageOf } from '@/lib/base/message-of';
import { replaceFile } from '@/lib/runtime/replace-file';
import type { StoreLog, StoreMetrics } from './observers';

const ENDING = '.page';
/** Times of use are written to disk at most this often, to keep the order of eviction across restarts. */
const TOUCH_MS = 10 * 60 * 1000;
/** A failing folder is logged at most once in this time. */
const COMPLAIN_MS = 60_000;

const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex') + ENDING;

interface EntryFile {
  name: string;
  size: number;
  /** When it was last used, in milliseconds since the epoch. */
  used: number;
}

/** An unfinished file older than this is a leftover; a younger one may be another process's. */
const UNFINISHED_MS = 60_000;

async function removeUnfinished(folder: string, names: readonly string[]): Promise<void> {
  const files = names.filter((name) => name.endsWith('.new')).map((name) => join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const { mtimeMs } = await stat(file);
      if (Date.now() - mtimeMs > UNFINISHED_MS) await rm(file, { force: true });
    }),
  ).catch(() => undefined);
}

/** The files of the folder, the least recently used first; what an interrupted write left behind is removed. */
async function listFiles(folder: string): Promise<EntryFile[]> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  await removeUnfinished(folder, names);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith(ENDING))
      .map(async (name) => {
        const found = await stat(join(folder, name)).catch(() => null);
        return found ? [{ name, size: found.size, used: found.mtimeMs }] : [];
      }),
  );
  return files.flat().sort((a, b) => a.used - b.used);
}

interface DiskOptions {
  folder: string;
  /** How log lines name the folder. */
  title?: string;
  maxBytes: number;
  metrics?: StoreMetrics;
  log?: StoreLog;
}

/**
 * Entries of this and earlier runs as files, at most `maxBytes` in all; the least recently used is evicted
 * first. The folder belongs to one process: entries that a predecessor still writes after the start are not
 * seen. A folder that cannot be read or written causes no errors: reads find nothing, failed writes are
 * logged and dropped.
 */
export class DiskStore {
  /** By file name, the least recently used first. */
  private readonly index = new Map<string, { size: number; touched: number }>();
  /** Writes by file, each after the one before, so that the last call wins. */
  private readonly writing: Queues = new Map();
  private readonly log: StoreLog;
  private total = 0;
  private complained = 0;

  private constructor(private readonly options: DiskOptions) {
    this.log = options.log ?? console;
  }

  /**
   * Opens the folder with what earlier runs left in it, and evicts what exceeds `maxBytes`. Never rejects.
   */
  static async open(options: DiskOptions): Promise<DiskStore> {
    const store = new DiskStore(options);
    try {
      for (const { name, size, used } of await listFiles(options.folder)) store.note(name, size, used);
      await store.makeRoom();
    } catch (error) {
      store.complain('cannot be read', error);
    }
    return store;
  }

  /** The bytes under a key, or null. A key that is not in the index costs no access to the disk. */
  async get(key: string): Promise<Buffer | null> {
    const name = nameOf(key);
    if (!this.index.has(name)) return null;
    try {
      const bytes = await readFile(this.pathOf(name));
      this.touch(key);
      return bytes;
    } catch {
      this.forget(name);
      return null;
    }
  }

  set(key: string, bytes: Buffer): Promise<void> {
    const name = nameOf(key);
    return inOrder(this.writing, name, () => this.replace(name, bytes));
  }

  remove(key: string): Promise<void> {
    const name = nameOf(key);
    return inOrder(this.writing, name, () => this.drop(name));
  }

  /** Notes that the entry under this key was used just now. */
  touch(key: string): void {
    const name = nameOf(key);
    const known = this.index.get(name);
    if (!known) return;
    this.index.delete(name);
    this.index.set(name, known);
    const now = Date.now();
    if (now - known.touched < TOUCH_MS) return;
    known.touched = now;
    utimes(this.pathOf(name), new Date(now), new Date(now)).catch(() => undefined);
  }

  private pathOf(name: string): string {
    return join(this.options.folder, name);
  }

  private complain(what: string, error: unknown): void {
    if (Date.now() - this.complained < COMPLAIN_MS) return;
    this.complained = Date.now();
    this.log.warn(`${this.options.title ?? 'page folder'}: ${what}: ${messageOf(error)}`);
  }

  private count(): void {
    this.options.metrics?.pageEntries.set({ store: 'disk' }, this.index.size);
    this.options.metrics?.pageBytes.set({ store: 'disk' }, this.total);
  }

  private forget(name: string): void {
    this.total -= this.index.get(name)?.size ?? 0;
    this.index.delete(name);
    this.count();
  }

  private note(name: string, size: number, touched: number): void {
    this.forget(name);
    this.index.set(name, { size, touched });
    this.total += size;
    this.count();
  }

  private async replace(name: string, bytes: Buffer): Promise<void> {
    try {
      await replaceFile(this.pathOf(name), bytes);
      this.note(name, bytes.length, Date.now());
      await this.makeRoom();
    } catch (error) {
      this.complain('cannot be written', error);
    }
  }

  private async drop(name: string): Promise<void> {
    this.forget(name);
    await rm(this.pathOf(name), { force: true }).catch((error) =>
      this.complain('cannot remove an entry', error),
    );
  }

  private async makeRoom(): Promise<void> {
    for (const name of this.index.keys()) {
      if (this.total <= this.options.maxBytes) return;
      this.options.metrics?.pageEvictions.inc({ store: 'disk' });
      await this.drop(name);
    }
  }
}
