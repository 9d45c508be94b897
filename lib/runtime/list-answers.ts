import 'server-only';
import { isRecord } from '@/lib/base/values';
import { processState } from './process-state';

declare module './process-state' {
  interface ProcessState {
    listListener: { tell: ListListener };
  }
}

/** Hears of a list by a digest of its question, and whether it was empty. */
export type ListListener = (digest: string, isEmpty: boolean) => void;

const listener = processState('listListener', () => ({ tell: () => undefined }));

/** `tell` hears of every read that was answered with a list, by a digest of its question. There is one: page notes. */
export function onList(tell: ListListener): void {
  listener.tell = tell;
}

/** Rows of a list or of one page of it; null for another answer. */
function rowsOf(answer: unknown): readonly unknown[] | null {
  if (Array.isArray(answer)) return answer;
  return isRecord(answer) && Array.isArray(answer.rows) ? answer.rows : null;
}

/** Says it where an answer is a list. */
export function noteAnswer(digest: string, answer: unknown): void {
  const rows = rowsOf(answer);
  if (rows) listener.tell(digest, rows.length === 0);
}
