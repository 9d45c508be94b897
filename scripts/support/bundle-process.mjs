import { rmSync } from 'node:fs';
import { build } from 'esbuild';

/** What a process, its threads and its helper start with; `main.mjs` finds the others beside itself. */
const ENTRIES = {
  main: 'server/main.ts',
  renderer: 'server/renderer/thread.ts',
  cluster: 'server/cluster.ts',
  'page-cache': 'cache-handler/page-cache.ts',
  'hand-back': 'server/listening/hand-back.ts',
  'start-worker': 'lib/record/database/embedded-worker.ts',
};
const FOLDER = 'dist';

/**
 * A step of the build: compiles what runs around the framework into `dist/`, which Node loads without a loader for
 * TypeScript (docs/adr/0063-a-compiled-process.md). Packages stay in node_modules.
 */
rmSync(FOLDER, { recursive: true, force: true });
await build({
  entryPoints: ENTRIES,
  outdir: FOLDER,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // A module that two entries share exists once in the process.
  splitting: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'warning',
});
