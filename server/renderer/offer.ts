import { ownCounts } from '@/lib/gate/rate-limits';
import { type MetricsOfProcess, ownMetrics } from '@/lib/runtime/all-metrics';
import type { Entry, EntryStore } from '@/lib/runtime/entries';
import type { PageDataStore } from '@/lib/runtime/page-data';
import type { PageStore, Pages } from '@/lib/runtime/pages';
import { peekProcessState } from '@/lib/runtime/process-state';
import type { EntryPart, MainFunctions } from './contract';

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

const ofEntries = (stores: Pick<Parts, EntryPart>) => ({
  'entries.peek': (part: EntryPart, key: string) => stores[part].peek(key),
  'entries.peekShared': (part: EntryPart, key: string) => stores[part].peekShared(key),
  'entries.read': (part: EntryPart, key: string) => stores[part].read(key),
  'entries.write': (part: EntryPart, key: string, entry: Entry) => stores[part].write(key, entry),
  'entries.withdraw': (part: EntryPart, key: string, tags: readonly string[]) =>
    stores[part].withdraw(key, tags),
  'entries.claim': (part: EntryPart, key: string) => stores[part].claim(key),
});

async function metricsOfOthers(): Promise<MetricsOfProcess[]> {
  const [own, others] = await Promise.all([ownMetrics(), peekProcessState('metricsOfOthers')?.() ?? []]);
  return [own, ...others];
}

/** The functions of the main thread that the renderer may call. */
export const offer = ({ pages, files, snapshots, pageData, listening }: Parts): MainFunctions => ({
  ...ofPages(pages.store),
  ...ofEntries({ files, snapshots }),
  'publishing.revalidate': (tags) => pages.revalidate(tags),
  'pageData.keep': (hash, script) => pageData.keep(hash, script),
  'visitors.take': (rate, visitor) => ownCounts.take(rate, visitor),
  'visitors.giveBack': (rate, visitor) => ownCounts.giveBack(rate, visitor),
  'process.listening': listening,
  'process.metrics': metricsOfOthers,
});
