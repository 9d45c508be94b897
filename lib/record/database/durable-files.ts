import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenFile {
  /** Node's file descriptor. */
  nfd: number;
}

interface FileSystems {
  NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } };
}

/** Emscripten leaves `fsync` to the file system, and the one for Node lacks it: nothing would be synced. */
function addFsync({ NODEFS }: FileSystems): void {
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    fsyncSync(nfd);
    return 0;
  };
}

/**
 * PGlite's files, flushed to disk when PostgreSQL requests it. PGlite disables that (`-F`), and its file
 * system ignores it; with both undone, PostgreSQL works as usual: it flushes the write-ahead log before a
 * commit returns, and data before a checkpoint does.
 */
export class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [...((emscriptenOpts.preRun ?? []) as (() => void)[]), addFsync as () => void];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/**
 * PGlite's start parameters, but durable: of the methods to sync the write-ahead log only `fsync` is not
 * ignored. The operating system caches the files, so PostgreSQL's default cache of 128 MB would hold them in
 * memory twice.
 */
export const START_PARAMETERS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
];
