import type { VisitorCounts } from '@/lib/gate/rate-limits';
import type { MetricsOfProcess } from '@/lib/runtime/all-metrics';
import type { EntryStore } from '@/lib/runtime/entries';
import type { PageDataStore } from '@/lib/runtime/page-data';
import type { PageStore, Pages } from '@/lib/runtime/pages';
import type { ProcessState } from '@/lib/runtime/process-state';
import type { Mark } from '../pages/mark-times';
import type { SiteOptions } from '../site';

/** The methods of a part of the process, as functions named `part.method`. */
type Functions<Part extends string, T> = { [Name in keyof T & string as `${Part}.${Name}`]: T[Name] };

/** The stores of entries: generated files, and the snapshots of menu and dictionaries. */
export type EntryPart = 'files' | 'snapshots';

/** The methods of these stores, which are told apart by the first argument. */
type ByPart<T> = {
  [Name in keyof T]: T[Name] extends (...args: infer Args) => infer Answer
    ? (part: EntryPart, ...args: Args) => Answer
    : never;
};

interface Process {
  /** The renderer takes requests from now on. */
  listening(): void;
  /** Metrics of the main thread, and of the other processes on this port. */
  metrics(): Promise<MetricsOfProcess[]>;
}

/** What the main thread offers to the renderer. */
export type MainFunctions = Functions<'pages', Omit<PageStore, 'newestMark'>> &
  Functions<'entries', ByPart<Omit<EntryStore, 'isShared'>>> &
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
export interface RendererStart extends Pick<SiteOptions, 'port' | 'origin' | 'place'> {
  /** Path of the Unix socket on which it takes requests. */
  socket: string;
  /** Secret that marks requests of this process to itself. */
  ownToken: string;
  /** Flags that the threads share (lib/runtime/phase.ts). */
  phases: Int32Array<SharedArrayBuffer>;
  /** Whether other processes share the store. */
  isShared: Record<EntryPart, boolean>;
}
