import type { VisitorCounts } from '@/lib/gate/rate-limits';
import type { MetricsOfProcess } from '@/lib/runtime/all-metrics';
import type { EntryStore } from '@/lib/runtime/entries';
import type { PageDataStore } from '@/lib/runtime/page-data';
import type { PageStore, Pages } from '@/lib/runtime/pages';
import type { ProcessState } from '@/lib/runtime/process-state';
import type { Mark } from '../pages/marks';

/** The methods of a part of the process, as functions named `part.method`. */
type Functions<Part extends string, T> = { [Name in keyof T & string as `${Part}.${Name}`]: T[Name] };

interface Process {
  /** The renderer takes requests from now on. */
  listening(): void;
  /** Metrics of the main thread, and of the other processes on this port. */
  metrics(): Promise<MetricsOfProcess[]>;
}

/** What the main thread offers to the renderer. */
export type MainFunctions = Functions<'pages', Omit<PageStore, 'newestMark'>> &
  Functions<'files' | 'snapshots', Omit<EntryStore, 'isShared'>> &
  Functions<'publishing', Pick<Pages, 'revalidate'>> &
  Functions<'pageData', Pick<PageDataStore, 'keep'>> &
  Functions<'visitors', VisitorCounts> &
  Functions<'process', Process>;

/** What the renderer offers to the main thread. */
export interface RendererFunctions {
  /** Takes over invalidations, before they have an effect elsewhere. */
  marked(marks: readonly Mark[]): void;
  readiness: ProcessState['readiness'];
  metrics(): Promise<MetricsOfProcess>;
  /** Answers as soon as the thread has time. */
  ping(): void;
  beginRecord(): void;
  closeRecord(): Promise<void>;
  /** Closes the record and sends the remaining spans. Never rejects. */
  close(): Promise<void>;
}

/** What the renderer must know when it starts. */
export interface RendererStart {
  /** Path of the Unix socket on which it takes requests. */
  socket: string;
  /** Port of the site. */
  port: number;
  /** Where this process reaches itself (lib/runtime/own-address.ts). */
  origin: string | undefined;
  /** Secret that marks requests of this process to itself. */
  ownToken: string;
  /** Flags that the threads share (lib/runtime/phase.ts). */
  phases: Int32Array<SharedArrayBuffer>;
  /** The place of this process among several on one port. */
  place: string | undefined;
  /** Whether other processes share the store. */
  isShared: { files: boolean; snapshots: boolean };
}
