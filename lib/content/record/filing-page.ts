import 'server-only';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import { isId } from '@/lib/base/possible';
import type { FilingPage } from '@/lib/model/archive';
import type { PageContext } from '@/lib/model/page';
import { env } from '@/lib/runtime/env';
import { noteLifetime, noteTags } from '@/lib/runtime/page-notes';
import { readableRecord } from './readable';

/**
 * All that is recorded of the id in the address. Null where the record is off, and for an id that was never recorded.
 * Throws a RecordError while the record cannot be read.
 */
export async function getFilingPage({ locale, query }: PageContext): Promise<FilingPage | null> {
  const { id = '' } = query;
  if (!isId(id)) return null;
  noteTags(TAGS.filing(id));
  noteLifetime(LIFETIMES.article);
  const record = readableRecord();
  if (!record) return null;
  const found = await record.history(id);
  const own = found.filter((history) => history.locale === locale);
  const [first, ...rest] = [...own, ...found.filter((history) => history.locale !== locale)];
  if (!first) return null;
  return { id, histories: [first, ...rest], siteName: env().settings.name[locale] };
}
