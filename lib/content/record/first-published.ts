import 'server-only';
import { TAGS } from '@/lib/base/cache';
import type { Locale } from '@/lib/model/variant';
import { noteTags } from '@/lib/runtime/page-notes';
import { besideRecord } from './beside';

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * When filings were first recorded, by id: ISO 8601 in UTC. Unrecorded ids are missing; empty where the
 * record is off, cannot be reached or takes too long.
 */
export function firstPublished(locale: Locale, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  noteTags(...ids.map(TAGS.filing));
  return besideRecord((record) => record.since(locale, ids), NONE);
}
