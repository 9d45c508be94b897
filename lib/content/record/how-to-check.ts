import 'server-only';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import type { HowToCheck } from '@/lib/model/archive';
import type { PageContext } from '@/lib/model/page';
import { env } from '@/lib/runtime/env';
import { noteLifetime, noteTags } from '@/lib/runtime/page-notes';
import { readableRecord } from './readable';

/** Keys and newest head of the record. Null where it is off; throws a RecordError while it cannot be read. */
export async function getHowToCheck({ locale }: PageContext): Promise<HowToCheck | null> {
  noteTags(TAGS.record);
  noteLifetime(LIFETIMES.list);
  const record = readableRecord();
  if (!record) return null;
  const [keys, head] = await Promise.all([record.keys(), record.head()]);
  const { siteUrl, settings } = env();
  return { keys, head, siteUrl, siteName: settings.name[locale] };
}
