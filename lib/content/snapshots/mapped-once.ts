import 'server-only';
import { type MadeOnce, madeOnce, noneMade } from '@/lib/base/made-once';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** Results of mapping, by the rows they were mapped from. */
    mappedRows: MadeOnce;
  }
}

const mappedRows = processState('mappedRows', noneMade);

/**
 * Maps rows that many pages share (menu, dictionaries, outlets) once for all of them. The result may depend
 * on nothing but `from` and `name`, and must not be changed.
 */
export const mappedOnce = <R>(from: readonly object[], name: string, map: () => R): R =>
  madeOnce(mappedRows, { from, name }, map);
