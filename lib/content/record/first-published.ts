import 'server-only';
import { TAGS } from '@/lib/base/cache';
import type { Locale } from '@/lib/model/variant';
import { noteTags } from '@/lib/runtime/page-notes';
import { besideRecord } from './beside';

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Since when filings are recorded, by id: ISO 8601 in UTC. Without those that are not recorded; empty where the
 * record is off, cannot be reached or takes too long.
 */
export function firstPublished(locale: Locale, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  noteTags(...ids.map(TAGS.filing));
  return besideRecord((record) => record.since(locale, ids), NONE);
}
