/**
 * The framework and React abort controllers of every rendering, with an Error whose stack is never read. Until it
 * is, V8 keeps its frames as they were, with all that the rendering held, and one rendering holds the next. Reading
 * the stack turns the frames into text.
 */
export function releaseAbortReasons(): void {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function abortAndRelease(reason?: unknown): void {
    Reflect.apply(abort, this, reason === undefined ? [] : [reason]);
    const { reason: actual } = this.signal;
    if (actual instanceof Error) void actual.stack;
  };
}
