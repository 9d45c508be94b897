import 'server-only';
import { type MadeOnce, madeOnce, noneMade } from '@/lib/base/made-once';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** What was mapped, by the rows it was mapped from. */
    mappedRows: MadeOnce;
  }
}

const mappedRows = processState('mappedRows', noneMade);

/**
 * Rows that many pages share (menu, dictionaries, outlets) are mapped once for all of them. `from` is all that the
 * result depends on, `name` included; the result must not be changed.
 */
export const mappedOnce = <R>(from: readonly object[], name: string, map: () => R): R =>
  madeOnce(mappedRows, { from, name }, map);
