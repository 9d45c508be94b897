import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { type KeptRecord, keepRecord } from './keep-record';

export interface RecordKeeper extends KeptRecord {
  /** To be called once the process can be reached. */
  begin(): void;
}

function warnOfProcesses(): void {
  // Only the first process logs it.
  if (process.env.RECORD !== 'off' && (process.env.PROCESS_PLACE ?? '1') === '1')
    log.warn('the record of filings is off: several processes need RECORD_DATABASE_URL to share one');
}

/** Opens the record of filings for this process, unless it is off. */
export function recordKeeper(): RecordKeeper {
  const state: { kept: KeptRecord | null } = { kept: null };
  return {
    begin() {
      const { record: settings, siteUrl } = env();
      if (settings) state.kept = keepRecord({ settings, siteUrl });
      else warnOfProcesses();
    },
    close: async () => state.kept?.close(),
  };
}
