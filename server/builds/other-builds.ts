import { readdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { peekProcessState, setProcessState } from '@/lib/runtime/process-state';
import { isPlainRequest } from '../door/plain-request';
import { MAX_BYTES, readFile, type StaticFile, sendFile } from '../static-files';
import { BUILD_NAME } from './keep-build';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** Static files of other builds; missing in development. */
    otherBuilds: OtherBuilds;
  }
}

/** Addresses whose files are named by their content; no segment begins with a dot. */
const BUILT = /^\/_next\/static(?:\/[\w~-][\w.~-]*)+$/;
const SCRIPT = /^\/page-script\/[\w-]+\.js$/;
const MAX_KEPT_BYTES = 16 * 1024 * 1024;
/** The folder is listed at most this often, however many addresses are not found. */
const LIST_MS = 1000;

interface Options {
  /** Folder of all builds (server/builds/keep-build.ts). */
  folder: string;
  /** The build of this process, whose files it has in memory. */
  own: string;
  now?: () => number;
}

/**
 * Static files of the builds before and after this process's own. While a release replaces processes, a page
 * of either build may request its scripts and style sheets from either process; afterwards, pages of the old
 * build are still open in browsers.
 */
class OtherBuilds {
  private readonly files = new LRUCache<string, StaticFile>({ maxSize: MAX_KEPT_BYTES });
  private names: Promise<string[]> = Promise.resolve([]);
  private listedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: Options) {}

  /** The file at a path that BUILT or SCRIPT accepts, or null. */
  async find(path: string): Promise<StaticFile | null> {
    const known = this.files.get(path);
    if (known) return known;
    for (const name of await this.list()) {
      const file = join(this.options.folder, name, path);
      const found = await stat(file).catch(() => null);
      if (!found?.isFile() || found.size > MAX_BYTES) continue;
      const read = readFile(file, path);
      this.files.set(path, read, { size: found.size * 2 + 1 });
      return read;
    }
    return null;
  }

  private list(): Promise<string[]> {
    const { folder, own, now = Date.now } = this.options;
    if (now() - this.listedAt >= LIST_MS) {
      this.listedAt = now();
      this.names = readdir(folder).then(
        (names) => names.filter((name) => BUILD_NAME.test(name) && name !== own),
        () => [],
      );
    }
    return this.names;
  }
}

/** Registers the files of other builds for the handlers. */
export const openOtherBuilds = (options: Options): void =>
  setProcessState('otherBuilds', new OtherBuilds(options));

/** Whether a request asks for a built file, which this build may not have. */
export const isBuiltFile = (request: IncomingMessage): boolean =>
  BUILT.test(request.url ?? '') && isPlainRequest(request);

/** Sends a built file of another build; returns false, with the response untouched, where there is none. */
export async function sendOfOtherBuild(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { url = '' } = request;
  if (!BUILT.test(url) && !SCRIPT.test(url)) return false;
  const file = await peekProcessState('otherBuilds')?.find(url);
  if (!file) return false;
  sendFile(request, response, file);
  return true;
}
