import { Gauge, type Registry } from 'prom-client';

/** Metrics of the record of filings. */
export interface RecordMetrics {
  recordEntries: Gauge;
  recordLost: Gauge<'state'>;
  recordWalked: Gauge;
  recordState: Gauge<'state'>;
}

export function recordMetrics(registers: Registry[]): RecordMetrics {
  return {
    recordState: new Gauge({
      name: 'site_record_state',
      help: 'Record of filings: 1 for the state that it is in (open, damaged, unavailable)',
      labelNames: ['state'],
      registers,
    }),
    recordEntries: new Gauge({
      name: 'site_record_entries',
      help: 'Entries of the record of filings',
      registers,
    }),
    recordLost: new Gauge({
      name: 'site_record_lost_filings',
      help: 'Recorded filings that the back office no longer answers as they were recorded, by state',
      labelNames: ['state'],
      registers,
    }),
    recordWalked: new Gauge({
      name: 'site_record_walked_timestamp_seconds',
      help: 'When this process last came to the end of a walk over all filings',
      registers,
    }),
  };
}
