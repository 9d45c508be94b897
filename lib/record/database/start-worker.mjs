import { tsImport } from 'tsx/esm/api';

/** A thread does not inherit how the process loads TypeScript (ADR 0037), and a test loads it in another way. */
await tsImport('./embedded-worker.ts', import.meta.url);
