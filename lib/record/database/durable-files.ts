import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenFile {
  /** Descriptor of Node. */
  nfd: number;
}

interface FileSystems {
  NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } };
}

/** Emscripten asks the file system of a descriptor for `fsync`, and that of Node has none: it would do nothing. */
function addFsync({ NODEFS }: FileSystems): void {
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    fsyncSync(nfd);
    return 0;
  };
}

/**
 * Files of PGlite that reach the disk when PostgreSQL wants them to. PGlite itself switches that off (`-F`), and its
 * file system ignores it; with both undone, PostgreSQL does what it does anywhere: write-ahead log before a commit
 * returns, data before a checkpoint does.
 */
export class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [...((emscriptenOpts.preRun ?? []) as (() => void)[]), addFsync as () => void];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/**
 * As PGlite starts PostgreSQL, but durable: of the ways to write its log, `fsync` is the one that is not ignored. The
 * system caches the files, so that the engine's own cache of 128 MB would be memory spent twice.
 */
export const START_PARAMETERS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
];
