import 'server-only';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import { isId } from '@/lib/base/possible';
import type { FilingPage } from '@/lib/model/archive';
import type { PageContext } from '@/lib/model/page';
import type { FilingHistory } from '@/lib/model/record';
import { openKeptFiles } from '@/lib/record/files/kept-files';
import { env } from '@/lib/runtime/env';
import { noteLifetime, noteTags } from '@/lib/runtime/page-notes';
import { readableRecord } from './readable';

/** The SHA-256 of each file that has a kept copy. */
async function copiesOf(histories: readonly FilingHistory[]): Promise<string[]> {
  const kept = openKeptFiles();
  const files = histories.flatMap(({ versions }) => versions.flatMap((version) => version.files));
  const hashes = [...new Set(files.map(({ sha256 }) => sha256))];
  const isKept = await Promise.all(hashes.map((sha256) => kept?.has(sha256)));
  return hashes.filter((_, at) => isKept[at]);
}

/**
 * Everything recorded for the id in the address. Null where the record is off, and for an id that was never
 * recorded. Throws a RecordError while the record cannot be read.
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
  const copies = await copiesOf(found);
  return { id, histories: [first, ...rest], copies, siteName: env().settings.name[locale] };
}
