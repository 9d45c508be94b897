/** Concurrent calls to the back office: few, since visitors' pages come first. */
export const CALLS_AT_ONCE = 2;
/** Milliseconds of work after which a review yields to everything else in the process. */
export const WORK_MS = 1;
