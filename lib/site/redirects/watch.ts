import { readFileSync, watchFile } from 'node:fs';
import { resolve } from 'node:path';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { processState } from '@/lib/runtime/process-state';
import { RedirectError } from './rules';
import { findMoved, type Moved, type RedirectTable, readTable } from './table';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** The operators' redirects; read when the framework starts. */
    redirects: Redirects;
  }
}

const LOOK_MS = 2000;

/** The current table, as server/ reads it. */
export interface Redirects {
  find(url: string): Moved | null;
  /** Increases with each table that has been read. */
  readonly version: number;
}

function why(error: unknown): string {
  if (error instanceof RedirectError) return error.message;
  return `it cannot be read (${Reflect.get(Object(error), 'code')})`;
}

/** Reads the table now and on each `reload`; a faulty file is logged, and the last valid table stays in use. */
export function openRedirects(file: string, siteHost: string): Redirects & { reload: () => void } {
  let table: RedirectTable = new Map();
  let version = 0;
  const reload = () => {
    try {
      table = readTable(readFileSync(file, 'utf8'), siteHost);
      version += 1;
      log.info({ redirects: table.size }, 'redirects: table read');
    } catch (error) {
      log.error({ file, why: why(error), redirects: table.size }, 'redirects: the last good table stays');
    }
  };
  reload();
  return {
    find: (url) => findMoved(table, url),
    get version() {
      return version;
    },
    reload,
  };
}

/** Reads the table and starts to watch the file, once per process. */
export function watchRedirects(): void {
  processState('redirects', () => {
    const file = resolve(/*turbopackIgnore: true*/ env().redirectsFile);
    const redirects = openRedirects(file, new URL(env().siteUrl).host);
    watchFile(file, { interval: LOOK_MS, persistent: false }, redirects.reload);
    return redirects;
  });
}
