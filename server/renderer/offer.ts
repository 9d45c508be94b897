import { ownCounts } from '@/lib/gate/rate-limits';
import type { MetricsOfProcess } from '@/lib/runtime/all-metrics';
import type { EntryStore } from '@/lib/runtime/entries';
import { metrics } from '@/lib/runtime/metrics';
import type { PageDataStore } from '@/lib/runtime/page-data';
import type { PageStore, Pages } from '@/lib/runtime/pages';
import { peekProcessState } from '@/lib/runtime/process-state';
import type { MainFunctions } from './contract';

/** The parts of the main thread that the renderer uses. */
export interface Parts {
  pages: Pages;
  files: EntryStore;
  snapshots: EntryStore;
  pageData: PageDataStore;
  /** Called when the renderer takes requests. */
  listening: () => void;
}

const ofPages = (store: PageStore) => ({
  'pages.get': (key: string) => store.get(key),
  'pages.set': (...args: Parameters<PageStore['set']>) => store.set(...args),
  'pages.postpone': (key: string, seconds: number) => store.postpone(key, seconds),
  'pages.has': (key: string) => store.has(key),
  'pages.peek': (key: string) => store.peek(key),
  'pages.withdraw': (...args: Parameters<PageStore['withdraw']>) => store.withdraw(...args),
  'pages.mark': (tags: readonly string[]) => store.mark(tags),
});

const ofFiles = (files: EntryStore) => ({
  'files.peek': (key: string) => files.peek(key),
  'files.peekShared': (key: string) => files.peekShared(key),
  'files.read': (key: string) => files.read(key),
  'files.write': (...args: Parameters<EntryStore['write']>) => files.write(...args),
  'files.withdraw': (...args: Parameters<EntryStore['withdraw']>) => files.withdraw(...args),
  'files.claim': (key: string) => files.claim(key),
});

const ofSnapshots = (snapshots: EntryStore) => ({
  'snapshots.peek': (key: string) => snapshots.peek(key),
  'snapshots.peekShared': (key: string) => snapshots.peekShared(key),
  'snapshots.read': (key: string) => snapshots.read(key),
  'snapshots.write': (...args: Parameters<EntryStore['write']>) => snapshots.write(...args),
  'snapshots.withdraw': (...args: Parameters<EntryStore['withdraw']>) => snapshots.withdraw(...args),
  'snapshots.claim': (key: string) => snapshots.claim(key),
});

async function metricsOfOthers(): Promise<MetricsOfProcess[]> {
  const others = peekProcessState('metricsOfOthers')?.() ?? [];
  return [await metrics.registry.getMetricsAsJSON(), ...(await others)] as MetricsOfProcess[];
}

/** The functions of the main thread that the renderer may call. */
export const offer = ({ pages, files, snapshots, pageData, listening }: Parts): MainFunctions => ({
  ...ofPages(pages.store),
  ...ofFiles(files),
  ...ofSnapshots(snapshots),
  'publishing.revalidate': (tags) => pages.revalidate(tags),
  'pageData.keep': (hash, script) => pageData.keep(hash, script),
  'visitors.take': (rate, visitor) => ownCounts.take(rate, visitor),
  'visitors.giveBack': (rate, visitor) => ownCounts.giveBack(rate, visitor),
  'process.listening': listening,
  'process.metrics': metricsOfOthers,
});
