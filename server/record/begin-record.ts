import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { type KeptRecord, keepRecord } from './keep-record';

/** Begins to keep the record of filings, unless it is off. To be called once the process can be reached. */
export function beginRecord(): KeptRecord | null {
  const { record: settings, siteUrl } = env();
  if (settings) return keepRecord({ settings, siteUrl });
  // One process speaks for all.
  if (process.env.RECORD !== 'off' && (process.env.PROCESS_PLACE ?? '1') === '1')
    log.warn('the record of filings is off: several processes can only share one by RECORD_DATABASE_URL');
  return null;
}
