import 'server-only';
import { type FilingRecord, openRecord, RecordNotOpenError } from '@/lib/record/record';
import { env } from '@/lib/runtime/env';
import { isLogDue, type LastLogged, log } from '@/lib/runtime/log';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    recordNotOpen: LastLogged;
  }
}

const lastLogged = processState('recordNotOpen', () => ({ at: 0 }));

/** The record; null where it is switched off. Throws a RecordNotOpenError where it is on but not open. */
export function readableRecord(): FilingRecord | null {
  if (env().record === null) return null;
  const record = openRecord();
  if (record) return record;
  if (isLogDue(lastLogged)) log.warn('the record of filings is not open: nothing is read from it');
  throw new RecordNotOpenError();
}
