import 'server-only';
import type { LRUCache } from 'lru-cache';
import type { ListedListener } from '@/lib/content/articles/listed';
import { keyText } from '@/lib/record/filing-key';
import { openRecord } from '@/lib/record/record';
import type { FilingQueue } from './filing-queue';
import { isFilingList } from './filing-sources';

/** What was last seen of listed filings, by language and id. */
export type ListedFilings = LRUCache<string, string>;

/** Queues the filings of a list that are new or have changed, without delaying the visitor. */
export function listedFilings(queue: FilingQueue, lastListed: ListedFilings): ListedListener {
  return (name, locale, articles) => {
    if (!isFilingList(name) || !openRecord()) return;
    for (const { id, title, displayTime, updateTime, attachments } of articles) {
      const now = JSON.stringify([title, displayTime, updateTime, attachments.map(({ url }) => url)]);
      const key = keyText({ id, locale });
      if (lastListed.get(key) === now) continue;
      lastListed.set(key, now);
      queue.add({ id, locale });
    }
  };
}
