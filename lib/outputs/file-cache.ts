import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { LIFETIMES } from '@/lib/base/cache';
import { joinRunning, type Running } from '@/lib/base/join-running';
import { OwsError } from '@/lib/base/ows-error';
import { isRecord } from '@/lib/base/values';
import { RecordError } from '@/lib/record/record';
import type { EntryState, EntryStore } from '@/lib/runtime/entries';
import { isLogged, log, problem } from '@/lib/runtime/log';
import { collectNotes } from '@/lib/runtime/page-notes';
import { peekProcessState, processState } from '@/lib/runtime/process-state';
import { isAbsent, noteAbsent } from './absent-names';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    fileCache: Work;
  }
}

/** How many failures that are no outage are remembered, and for how long. */
const MAX_FAULTS = 1000;
const FAULT_MS = 60_000;

/** A file that the site generates from what the back office says. */
export interface SiteFile {
  /** Content type with its charset. */
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
  /** Saved rather than shown. */
  save: boolean;
  /** The body is stored compressed, since it is long. */
  gzip?: boolean;
}

/** A file whose body is text. */
export type TextFile = SiteFile & { body: string };

export interface CachedFile extends SiteFile {
  etag: string;
  /** When the body last changed, in milliseconds since the epoch. */
  changed: number;
}

type Generate = () => Promise<SiteFile | null>;
/** Called before a file is generated that is not stored; throws if the visitor may not. Returns the refund. */
export type Admit = () => Promise<() => void>;

/** A stored file as it was found. */
interface Stored {
  file: CachedFile;
  state: EntryState;
}

/** A failure to generate a file that is no outage. */
interface Fault {
  error: unknown;
  until: number;
}

/** Work under way in this process, by key; identical concurrent requests are coalesced. */
interface Work {
  requests: Running<CachedFile | null>;
  generations: Running<CachedFile | null>;
  faults: LRUCache<string, Fault>;
}

export interface FileCache {
  /**
   * The file of this name, generated if it is not stored; null if it does not exist. A stale copy is served while it is
   * regenerated and while that fails; after a publication that affects it, the next request waits for the new one.
   * Throws what `generate` throws where there is no copy. That a name has no file is remembered for a minute.
   */
  get(name: string, generate: Generate, admit?: Admit): Promise<CachedFile | null>;
}

const work = processState('fileCache', () => ({
  requests: new Map(),
  generations: new Map(),
  faults: new LRUCache({ max: MAX_FAULTS }),
}));

/** The page store; missing in development, where every request generates its file. */
const store = (): EntryStore | undefined => peekProcessState('files');

function isCachedFile(value: unknown): value is CachedFile {
  if (!isRecord(value) || typeof value.type !== 'string' || typeof value.etag !== 'string') return false;
  return (
    typeof value.changed === 'number' && (typeof value.body === 'string' || ArrayBuffer.isView(value.body))
  );
}

async function find(key: string): Promise<Stored | null> {
  const found = await store()?.read(key);
  return found && isCachedFile(found.value) ? { file: found.value, state: found.state } : null;
}

function withTag(file: SiteFile, before: CachedFile | undefined): CachedFile {
  const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`;
  return { ...file, etag, changed: before?.etag === etag ? before.changed : Date.now() };
}

/** A file that is not stored, with its ETag; null if it does not exist. Throws what `generate` throws. */
export async function uncachedFile(generate: Generate): Promise<CachedFile | null> {
  const file = await generate();
  return file && withTag(file, undefined);
}

/** Generates and stores a file. An emptied list needs a second check; until then the stored file stays. */
async function regenerate(
  key: string,
  stored: Stored | null,
  generate: Generate,
): Promise<CachedFile | null> {
  const at = Date.now();
  const { result, notes } = await collectNotes(generate);
  const tags = [...notes.tags];
  const before = stored?.file ?? null;
  if (!result) {
    if ((await store()?.withdraw(key, tags)) === false) return before;
    noteAbsent(key, tags, at);
    return null;
  }
  const file = withTag(result, stored?.file);
  const freshUntil = Date.now() + Math.min(LIFETIMES.list, notes.lifetime) * 1000;
  const isDoubted = (await store()?.write(key, { value: file, tags, at, freshUntil })) === false;
  return isDoubted && before ? before : file;
}

/** Keeps the stored file when generating fails; an error that is no outage is remembered for a minute. */
async function regenerateOrKeep(
  key: string,
  stored: Stored | null,
  generate: Generate,
): Promise<CachedFile | null> {
  try {
    return await regenerate(key, stored, generate);
  } catch (error) {
    const isOutage = error instanceof OwsError || error instanceof RecordError;
    if (!isOutage) work.faults.set(key, { error, until: Date.now() + FAULT_MS });
    if (!stored) throw error;
    if (!isLogged(error)) log.warn({ file: key, ...problem(error) }, 'a file is served as it was');
    return stored.file;
  }
}

const begin = (key: string, stored: Stored | null, generate: Generate): Promise<CachedFile | null> =>
  joinRunning(work.generations, key, () => regenerateOrKeep(key, stored, generate));

async function regenerateBehind(key: string, stored: Stored, generate: Generate): Promise<void> {
  if (await store()?.claim(key)) await begin(key, stored, generate);
}

async function answer(key: string, generate: Generate): Promise<CachedFile | null> {
  const stored = await find(key);
  if (stored?.state === 'fresh') return stored.file;
  const fault = work.faults.get(key);
  if (fault && fault.until > Date.now()) {
    if (stored) return stored.file;
    throw fault.error;
  }
  if (stored?.state !== 'stale') return begin(key, stored, generate);
  regenerateBehind(key, stored, generate).catch(() => undefined);
  return stored.file;
}

/**
 * Generated files of a collection in the page store: in memory, on disk and in Redis, within the store's
 * bounds, with the cache tags that their loaders note.
 */
export function fileCache(collection: string): FileCache {
  return {
    async get(name, generate, admit) {
      const key = `file:${collection}/${name}`;
      if (isAbsent(key)) return null;
      const refund = admit && !(await find(key)) ? await admit() : undefined;
      const file = await joinRunning(work.requests, key, () => answer(key, generate));
      if (file) refund?.();
      return file;
    },
  };
}
