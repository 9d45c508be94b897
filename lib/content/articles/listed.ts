import 'server-only';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    listedListener: { notify: ListedListener };
  }
}

/** Called with the name of a list and the articles that were just read. It must neither block nor throw. */
export type ListedListener = (list: string, locale: Locale, articles: readonly ArticleSummary[]) => void;

const listener = processState('listedListener', () => ({ notify: () => undefined }));

/** Has `notify` called for each page of a list that is read. The only listener is the recorder of filings. */
export function onListed(notify: ListedListener): void {
  listener.notify = notify;
}

/** Notifies the listener that a page of a list was read. */
export const noteListed: ListedListener = (...listed) => listener.notify(...listed);
