import 'server-only';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { onListed } from '@/lib/content/articles/listed';
import { type KeptFiles, openKeptFiles } from '@/lib/record/files/kept-files';
import type { FilingKey } from '@/lib/record/filing-key';
import { openRecord } from '@/lib/record/record';
import { env } from '@/lib/runtime/env';
import { log, problem } from '@/lib/runtime/log';
import { processState } from '@/lib/runtime/process-state';
import { FilingQueue } from './filing-queue';
import { type ListedFilings, listedFilings } from './note-listed';
import { type Pace, paceOf } from './pace';
import { type RecordingParts, recordFiling } from './record-filing';
import { countRecord } from './record-metrics';
import { trimCopies } from './trim-copies';
import { walkIfDue } from './walk';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    recorder: { recorder: Recorder | null };
  }
}

/** Intervals of checking whether a walk is due, and whether the record has been opened. */
const LOOK_MS = 60_000;
const OPENING_MS = 3000;
/** Listed filings that are remembered, so that each process looks up an unchanged one only once. */
const MAX_LISTED = 20_000;

/** Records filings in the background. */
export interface Recorder {
  kept: KeptFiles;
  queue: FilingQueue;
}

interface Walker {
  kept: KeptFiles;
  pace: Pace;
}

function partsOf(kept: KeptFiles): RecordingParts | null {
  const record = openRecord();
  return record && { record, kept };
}

/** Walks if a walk is due; false while the record is not open. */
async function walk({ kept, pace }: Walker, by: string): Promise<boolean> {
  const parts = partsOf(kept);
  if (!parts) return false;
  await countRecord(parts.record);
  if (await walkIfDue({ ...parts, pace, by })) await trimCopies(parts);
  return true;
}

/** Checks regularly whether a walk is due. A walk that failed continues at the next check. */
function walkDaily(walker: Walker): void {
  const by = randomUUID();
  const again = (ms: number) => setTimeout(() => void look(), ms).unref();
  const look = async () => {
    const isOpen = await walk(walker, by).catch((error) => {
      log.warn(problem(error), 'record: the walk goes on later');
      return true;
    });
    again(isOpen ? LOOK_MS : OPENING_MS);
  };
  again(OPENING_MS);
}

function open(): { recorder: Recorder | null } {
  const { record } = env();
  const kept = openKeptFiles();
  if (!record || !kept) return { recorder: null };
  const pace = paceOf(record.callsPerMinute);
  const recordOne = async (key: FilingKey) => {
    const parts = partsOf(kept);
    if (parts) await recordFiling({ ...parts, pace }, key);
  };
  const queue = new FilingQueue(recordOne);
  const lastListed: ListedFilings = new LRUCache({ max: MAX_LISTED });
  onListed(listedFilings(queue, lastListed));
  walkDaily({ kept, pace });
  return { recorder: { kept, queue } };
}

/** Called at start: begins to record; null if the record is switched off. */
export const startRecorder = (): Recorder | null => processState('recorder', open).recorder;

/** The open record and the kept files; null if the record is off or not open. */
export function recordingParts(): RecordingParts | null {
  const recorder = startRecorder();
  return recorder && partsOf(recorder.kept);
}
