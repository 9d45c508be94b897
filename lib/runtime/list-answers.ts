import 'server-only';
import { isRecord } from '@/lib/base/values';
import { processState } from './process-state';

declare module './process-state' {
  interface ProcessState {
    listListener: { report: ListListener };
  }
}

/** Called for a list with a digest of its request and whether the list is empty. */
export type ListListener = (digest: string, isEmpty: boolean) => void;

const listener = processState('listListener', () => ({ report: () => undefined }));

/** Registers the only listener, that of page notes: it is called for every read answered with a list. */
export function onList(report: ListListener): void {
  listener.report = report;
}

/** Rows of a list, or of one page of it; null for other answers. */
function rowsOf(answer: unknown): readonly unknown[] | null {
  if (Array.isArray(answer)) return answer;
  return isRecord(answer) && Array.isArray(answer.rows) ? answer.rows : null;
}

/** Reports an answer to the listener if it is a list. */
export function noteAnswer(digest: string, answer: unknown): void {
  const rows = rowsOf(answer);
  if (rows) listener.report(digest, rows.length === 0);
}
