/** Calls of the back office at once: visitors' pages go first. */
export const CALLS_AT_ONCE = 2;
/** After so many milliseconds of work everything else in the process has its turn. */
export const WORK_MS = 1;
