import 'server-only';
import { TAGS } from '@/lib/base/cache';
import type { Locale } from '@/lib/model/variant';
import { noteTags } from '@/lib/runtime/page-notes';
import { secondary } from '../secondary';
import { readableRecord } from './readable';

const NONE: ReadonlyMap<string, string> = new Map();

async function sinceOf(locale: Locale, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return (await readableRecord()?.since(locale, ids)) ?? NONE;
}

/**
 * When filings were first published here, by id: ISO 8601 in UTC. Without those that are not recorded; empty where the
 * record is off, cannot be reached or takes too long.
 */
export function firstPublished(locale: Locale, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  noteTags(...ids.map(TAGS.filing));
  return secondary('when filings were first published', sinceOf(locale, ids), NONE);
}
