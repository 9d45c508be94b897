import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { LIFETIMES } from '@/lib/base/cache';
import { OwsError } from '@/lib/base/ows-error';
import { isEmptied, LOOK_AGAIN_MS, SECOND_LOOK_MS, tagsOfNews } from '@/lib/runtime/emptied';
import { log, problem } from '@/lib/runtime/log';
import { newestMark } from '@/lib/runtime/marks';
import { collectNotes } from '@/lib/runtime/page-notes';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** By name of the shelf. */
    fileShelves: Map<string, Shelf>;
  }
}

/** Names of made files that failed by a fault of their own, remembered for a minute. */
const FILE_FAULTS_KEPT = 1000;

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

/** A file whose body is text. */
export type TextFile = SiteFile & { body: string };

export interface KeptFile extends SiteFile {
  etag: string;
  /** When the body last became another one, in milliseconds. */
  changed: number;
}

type Make = () => Promise<SiteFile | null>;

interface Entry {
  file: KeptFile;
  /** When its making began, and until when it is fresh, in milliseconds. */
  at: number;
  until: number;
  /** What it is made of, as a publication names it. */
  tags: readonly string[];
  /** When a list of it was first found empty that had entries before. */
  doubtedSince?: number;
}

/** A file that could not be made by a fault of its own. */
interface Fault {
  error: unknown;
  until: number;
}

/** Made files by name, errors of those that could not be made, and files being made. */
interface Shelf {
  files: LRUCache<string, Entry>;
  faults: LRUCache<string, Fault>;
  making: Map<string, Promise<KeptFile | null>>;
}

export interface FileShelf {
  /**
   * The file of this name, generated if it is not stored; null if it does not exist. A stale copy is served while it is
   * regenerated and while that fails; after a publication that affects it, the next request waits for the new one.
   */
  get(name: string, make: Make): Promise<KeptFile | null>;
}

const FAULT_MS = 60_000;

function keep(file: SiteFile, before: KeptFile | undefined): KeptFile {
  const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`;
  return { ...file, etag, changed: before?.etag === etag ? before.changed : Date.now() };
}

const isMarked = ({ tags, at }: Entry): boolean => newestMark(tags) >= at;

/** An emptied list is believed at a second look, or when a publication has said so: until then the file stays. */
function isDoubtful(known: Entry, tags: readonly string[]): boolean {
  if (!isEmptied(known.tags, tags) || newestMark(tagsOfNews(known.tags)) >= known.at) return false;
  known.doubtedSince ??= Date.now();
  return Date.now() - known.doubtedSince < SECOND_LOOK_MS;
}

async function makeAnew({ files }: Shelf, name: string, make: Make): Promise<KeptFile | null> {
  const known = files.get(name);
  const at = Date.now();
  const { result: made, notes } = await collectNotes(make);
  const tags = [...notes.tags];
  if (known && isDoubtful(known, tags)) {
    files.set(name, { ...known, at, until: Date.now() + LOOK_AGAIN_MS });
    return known.file;
  }
  if (!made) {
    files.delete(name);
    return null;
  }
  const file = keep(made, known?.file);
  const lifetime = Math.min(LIFETIMES.list, notes.lifetime);
  files.set(name, { file, at, tags, until: Date.now() + lifetime * 1000 });
  return file;
}

/** The error of a fault of the file itself is remembered for a minute; an outage ends when it ends. */
async function refresh(shelf: Shelf, name: string, make: Make): Promise<KeptFile | null> {
  try {
    return await makeAnew(shelf, name, make);
  } catch (error) {
    if (!(error instanceof OwsError)) shelf.faults.set(name, { error, until: Date.now() + FAULT_MS });
    const known = shelf.files.get(name);
    if (!known) throw error;
    log.warn({ file: name, ...problem(error) }, 'a file is served as it was');
    return known.file;
  }
}

function begin(shelf: Shelf, name: string, make: Make): Promise<KeptFile | null> {
  const begun = shelf.making.get(name) ?? refresh(shelf, name, make).finally(() => shelf.making.delete(name));
  shelf.making.set(name, begun);
  return begun;
}

function openShelf(most: number): Shelf {
  return {
    files: new LRUCache({ max: most }),
    faults: new LRUCache({ max: FILE_FAULTS_KEPT }),
    making: new Map(),
  };
}

function shelfOf(name: string, most: number): Shelf {
  const shelves = processState('fileShelves', () => new Map());
  const shelf = shelves.get(name) ?? openShelf(most);
  shelves.set(name, shelf);
  return shelf;
}

/**
 * A shelf for the whole process; `most` bounds it, the least recently used file goes first, `name` tells it from others.
 * Equal requests at once are made once.
 */
export function fileShelf(name: string, most: number): FileShelf {
  const shelf = shelfOf(name, most);
  return {
    async get(key, make) {
      const known = shelf.files.get(key);
      if (known && !isMarked(known) && known.until > Date.now()) return known.file;
      const fault = shelf.faults.get(key);
      if (fault && fault.until > Date.now()) {
        if (known) return known.file;
        throw fault.error;
      }
      const begun = begin(shelf, key, make);
      if (!known || isMarked(known)) return begun;
      begun.catch(() => undefined);
      return known.file;
    },
  };
}
