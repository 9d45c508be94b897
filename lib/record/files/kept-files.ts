import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { atMost } from '@/lib/base/at-most';
import { SHA256 } from '@/lib/base/sha256';
import { env } from '@/lib/runtime/env';

const MEGABYTE = 1024 * 1024;
const PARTS = 'parts';
/** Few, so that questions about all copies do not delay those for visitors. */
const CHECKED_AT_ONCE = 4;

/** Size and hash of a file that was read. */
interface ReadFile {
  bytes: number;
  /** Lower-case hexadecimal. */
  sha256: string;
}

interface KeptFile extends ReadFile {
  path: string;
  /** When it was kept, in milliseconds since the epoch. */
  at: number;
}

/** Copies of recorded files by their SHA-256, below RECORD_DIR, with a limit of their total size. */
export interface KeptFiles {
  /** Reads a stream to its end, hashes it, and keeps a copy unless it alone exceeds the limit. */
  take(stream: Readable): Promise<ReadFile>;
  /** Whether there is a copy. */
  has(sha256: string): Promise<boolean>;
  /** The copy, with its hash verified; null if there is none or it is damaged. */
  open(sha256: string): Promise<{ bytes: number; stream: Readable } | null>;
  /**
   * Removes copies until they are within the limit, oldest first; those that are needed, as no other copy may
   * be left, are removed last. Resolves to the hashes of the removed ones.
   */
  trim(isNeeded: (sha256: string) => Promise<boolean>): Promise<string[]>;
}

async function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ size }) => size,
    () => null,
  );
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function listOf(folder: string): Promise<KeptFile[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = names.flatMap((name) => {
    const sha256 = name.split(/[\\/]/).at(-1) ?? '';
    return SHA256.test(sha256) ? [{ sha256, path: join(folder, name) }] : [];
  });
  const known = await Promise.all(
    files.map(async (file) => {
      const found = await stat(file.path).catch(() => null);
      return found ? [{ ...file, bytes: found.size, at: found.mtimeMs }] : [];
    }),
  );
  return known.flat().toSorted((a, b) => a.at - b.at);
}

/** Passes a stream through while counting and hashing its bytes. */
function measuring(): { through: Transform; result: () => ReadFile } {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** The kept files below `folder`, trimmed to `megabytes`; 0 keeps none. */
export function keptFiles(folder: string, megabytes: number): KeptFiles {
  const root = resolve(/*turbopackIgnore: true*/ folder, 'files');
  const bound = megabytes * MEGABYTE;
  const pathOf = (sha256: string) => join(root, sha256.slice(0, 2), sha256);

  async function keep(part: string, { sha256, bytes }: ReadFile): Promise<void> {
    if (bytes > bound) return;
    await mkdir(join(root, sha256.slice(0, 2)), { recursive: true });
    await rename(part, pathOf(sha256));
  }

  return {
    async take(stream) {
      const { through, result } = measuring();
      const part = join(root, PARTS, randomUUID());
      await mkdir(join(root, PARTS), { recursive: true });
      try {
        await pipeline(stream, through, createWriteStream(part, { flush: true }));
        const read = result();
        await keep(part, read);
        return read;
      } finally {
        await rm(part, { force: true });
      }
    },
    has: async (sha256) => SHA256.test(sha256) && (await sizeOf(pathOf(sha256))) !== null,
    async open(sha256) {
      if (!SHA256.test(sha256)) return null;
      const path = pathOf(sha256);
      const bytes = await sizeOf(path);
      if (bytes === null || (await hashOf(path)) !== sha256) return null;
      return { bytes, stream: createReadStream(path) };
    },
    async trim(isNeeded) {
      const files = await listOf(root);
      let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
      if (total <= bound) return [];
      const needed = await atMost(files, CHECKED_AT_ONCE, ({ sha256 }) => isNeeded(sha256));
      const inOrder = [...files.filter((_, at) => !needed[at]), ...files.filter((_, at) => needed[at])];
      const removed: string[] = [];
      for (const { path, bytes, sha256 } of inOrder) {
        if (total <= bound) break;
        await rm(path, { force: true });
        removed.push(sha256);
        total -= bytes;
      }
      return removed;
    },
  };
}

/** The kept files of this site; null if the record is switched off. */
export function openKeptFiles(): KeptFiles | null {
  const { record } = env();
  return record && keptFiles(record.folder, record.filesMb);
}
