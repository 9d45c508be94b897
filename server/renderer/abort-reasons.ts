/**
 * Prevents a memory leak. In every render the framework and React call `abort` with an Error whose stack is
 * never read. Until it is read, V8 keeps the frames and everything they reference, and one render retains the
 * next. Reading the stack turns the frames into text.
 */
export function releaseAbortReasons(): void {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function abortAndRelease(reason?: unknown): void {
    Reflect.apply(abort, this, reason === undefined ? [] : [reason]);
    const { reason: actual } = this.signal;
    if (actual instanceof Error) void actual.stack;
  };
}
