import 'server-only';
import { type FilingRecord, openRecord, RecordError } from '@/lib/record/record';
import { env } from '@/lib/runtime/env';

/** The record; null where it is switched off. Throws a RecordError where it is on and not open. */
export function readableRecord(): FilingRecord | null {
  if (env().record === null) return null;
  const record = openRecord();
  if (!record) throw new RecordError('unavailable', 'the record is not open');
  return record;
}
