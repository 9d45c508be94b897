import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '@/lib/base/message-of';
import { openFilingRecord } from '@/lib/record/open-record';
import type { FilingRecord } from '@/lib/record/record';
import { reportState } from '@/lib/record/record-state';
import { isLogDue, type LastLogged, log } from '@/lib/runtime/log';
import { setProcessState } from '@/lib/runtime/process-state';
import type { RecordSettings } from '@/lib/runtime/record-settings';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

interface KeepOptions {
  settings: RecordSettings;
  /** Public address of the site. */
  siteUrl: string;
  firstPauseMs?: number;
}

export interface KeptRecord {
  /** Resolves when the record is closed and will not be opened again. Never rejects. */
  close(): Promise<void>;
}

/**
 * Opens the record in the background and registers it for the whole process; retries with growing pauses
 * while that fails, and when its database has ended by itself.
 */
export function keepRecord({ settings, siteUrl, firstPauseMs = FIRST_PAUSE_MS }: KeepOptions): KeptRecord {
  const stopped = new AbortController();
  const { signal } = stopped;
  const lastLogged: LastLogged = { at: 0 };

  async function open(lost: (error: Error) => void): Promise<FilingRecord | null> {
    try {
      const record = await openFilingRecord({ settings, siteUrl, lost });
      const { size } = await record.head().catch(() => ({ size: null }));
      log.info({ size }, 'the record of filings is open');
      return record;
    } catch (error) {
      reportState('unavailable');
      if (isLogDue(lastLogged))
        log.warn(
          { why: messageOf(error) },
          'the record of filings cannot be opened; further attempts follow',
        );
      return null;
    }
  }

  async function offer(record: FilingRecord, until: Promise<unknown>): Promise<void> {
    setProcessState('record', record);
    await until;
    setProcessState('record', undefined);
    reportState('unavailable');
    await record
      .close()
      .catch((error) => log.warn({ why: messageOf(error) }, 'the record was not closed cleanly'));
  }

  /** Offers the record until its database ends or the process does; false where it could not be opened. */
  async function openAndOffer(): Promise<boolean> {
    const state: { lost: (error: Error) => void } = { lost: () => undefined };
    const end = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      state.lost = (error) => {
        log.error({ why: error.message }, 'the database of the record has ended; it is opened anew');
        resolve();
      };
    });
    const record = await open((error) => state.lost(error));
    if (record) await offer(record, signal.aborted ? Promise.resolve() : end);
    return record !== null;
  }

  async function keep(): Promise<void> {
    let wait = firstPauseMs;
    while (!signal.aborted) {
      if (await openAndOffer()) wait = firstPauseMs;
      await pause(wait, undefined, { signal, ref: false }).catch(() => undefined);
      wait = Math.min(2 * wait, LONGEST_PAUSE_MS);
    }
  }

  const kept = keep();
  return {
    close() {
      stopped.abort();
      return kept;
    },
  };
}
