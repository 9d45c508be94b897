import 'server-only';
import { createHash } from 'node:crypto';
import { LIFETIMES } from '../cache';
import { log, problem } from '../log';
import { processWide } from '../process-wide';

/** A file that the site makes from what the back office says. */
export interface SiteFile {
  /** Content type with its charset. */
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
  /** Saved rather than shown. */
  save: boolean;
  /** The body is kept packed, since it is long. */
  gzip?: boolean;
}

export interface KeptFile extends SiteFile {
  etag: string;
  /** When the body last became another one, in milliseconds. */
  changed: number;
}

type Make = () => Promise<SiteFile | null>;

interface Entry {
  file: KeptFile;
  until: number;
}

export interface FileShelf {
  /**
   * The file of this name, made when it is not at hand; null when there is none. An old copy serves while it is made
   * anew, and while making fails.
   */
  get(name: string, make: Make): Promise<KeptFile | null>;
  /** After a publication: each is made anew when next asked for. */
  expire(): void;
}

function keep(file: SiteFile, before: KeptFile | undefined): KeptFile {
  const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`;
  return { ...file, etag, changed: before?.etag === etag ? before.changed : Date.now() };
}

async function refresh(shelf: Map<string, Entry>, name: string, make: Make, most: number) {
  const known = shelf.get(name)?.file;
  try {
    const made = await make();
    if (!made) return null;
    const file = keep(made, known);
    if (shelf.size >= most) shelf.clear();
    shelf.set(name, { file, until: Date.now() + LIFETIMES.list * 1000 });
    return file;
  } catch (error) {
    if (!known) throw error;
    log.warn({ file: name, ...problem(error) }, 'a file is served as it was');
    return known;
  }
}

/** A shelf for the whole process; `most` bounds it, `name` tells it from others. Equal wishes at once are made once. */
export function fileShelf(name: string, most: number): FileShelf {
  const shelf = processWide(`files-${name}`, () => new Map<string, Entry>());
  const making = processWide(`making-${name}`, () => new Map<string, Promise<KeptFile | null>>());
  return {
    async get(key, make) {
      const known = shelf.get(key);
      if (known && known.until > Date.now()) return known.file;
      const begun = making.get(key) ?? refresh(shelf, key, make, most).finally(() => making.delete(key));
      making.set(key, begun);
      // Grown old by itself: nobody waits. After a publication everybody does.
      return known && known.until > 0 ? known.file : begun;
    },
    expire() {
      for (const entry of shelf.values()) entry.until = 0;
    },
  };
}
