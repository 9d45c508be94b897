import 'server-only';
import { LIFETIMES } from '@/lib/base/cache';
import type { FilingRecord } from '@/lib/record/record';
import { isLogged, log, problem } from '@/lib/runtime/log';
import { noteLifetime } from '@/lib/runtime/page-notes';
import { inTime } from '../in-time';
import { readableRecord } from './readable';

/**
 * What a page adds from the record; `instead` where the record is off. A record that cannot be read in time
 * does not make the page incomplete: the addition is left out for a minute.
 */
export async function besideRecord<T>(read: (record: FilingRecord) => Promise<T>, instead: T): Promise<T> {
  try {
    const record = readableRecord();
    return record ? await inTime(read(record)) : instead;
  } catch (error) {
    noteLifetime(LIFETIMES.unrecorded);
    if (!isLogged(error)) log.warn(problem(error), 'what the record says was left out of a page');
    return instead;
  }
}
