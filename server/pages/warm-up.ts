import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { messageOf } from '@/lib/base/message-of';
import { whileWarming } from '@/lib/runtime/phase';
import { replaceFile, replaceFileSync } from '@/lib/runtime/replace-file';
import { visitorAddress } from './address';
import type { StoreLog } from './observers';
import { requestPages } from './refresh';

const FILE = 'most-asked.json';
const MAX_LISTED = 50;
const MAX_COUNTED = 2000;
const SAVE_EVERY_MS = 300_000;
const LIMIT_MS = 20_000;

/** Addresses with parameters that visitors type are not saved. */
const TYPED = /[?&](?:keyword|query|name)=/;

/** Whether a value is the internal address of a page; the file may hold anything. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(zh|en)\/(desktop|mobile|elder)\/[^/]+/.test(value);

interface Options {
  /** Parent of the folders of all builds: the list outlives a build. */
  place: string;
  log: Pick<StoreLog, 'warn'>;
}

/**
 * Counts visits to stored pages, and keeps a list of the most visited over restarts: addresses only, nothing
 * about the visitors.
 */
export class MostRequested {
  private readonly counts = new LRUCache<string, number>({ max: MAX_COUNTED });
  private readonly file: string;

  constructor(private readonly options: Options) {
    this.file = join(options.place, FILE);
  }

  /** A visitor was answered with the stored page at this internal address. */
  note(address: string): void {
    this.counts.set(address, (this.counts.get(address) ?? 0) + 1);
  }

  /** The list of the last run; empty without one. */
  async read(): Promise<string[]> {
    try {
      const read: unknown = JSON.parse(await readFile(this.file, 'utf8'));
      return Array.isArray(read) ? read.filter(isAddress).slice(0, MAX_LISTED) : [];
    } catch {
      return [];
    }
  }

  private list(): string {
    const pages = [...this.counts.entries()].sort(([, one], [, other]) => other - one);
    const addresses = pages
      .map(([address]) => address)
      .filter((address) => !TYPED.test(visitorAddress(address).address));
    return JSON.stringify(addresses.slice(0, MAX_LISTED));
  }

  /**
   * Writes the list, and halves the counts, so that recent requests count more. Without visits the old list
   * stays.
   */
  async save(): Promise<void> {
    if (this.counts.size === 0) return;
    const list = this.list();
    // A copy, since `set` reorders the cache during the iteration.
    for (const [key, count] of [...this.counts.entries()]) this.counts.set(key, count / 2);
    await replaceFile(this.file, list).catch((error: unknown) => this.say(error));
  }

  /** Writes the list synchronously, before the process ends. */
  saveNow(): void {
    if (this.counts.size === 0) return;
    try {
      replaceFileSync(this.file, this.list());
    } catch (error) {
      this.say(error);
    }
  }

  private say(error: unknown): void {
    this.options.log.warn(`list of the most visited pages: ${messageOf(error)}`);
  }
}

/**
 * Renders the pages that visitors of the last run requested most, before the process reports that it is
 * ready, and saves the list regularly. A back office that is slow or down delays the start by `limitMs` at
 * most. Never rejects.
 */
export async function warmUp(origin: string, requested: MostRequested, limitMs = LIMIT_MS): Promise<void> {
  setInterval(() => void requested.save(), SAVE_EVERY_MS).unref();
  await whileWarming(async () => requestPages(origin, await requested.read(), Date.now() + limitMs));
}
