/**
 * The framework and React abort controllers of every rendering, with an Error whose stack nobody reads. Until somebody
 * does, V8 keeps its frames as they were, with all that the rendering held, and one rendering holds the next. Reading
 * the stack turns the frames into text.
 */
export function releaseAbortReasons(): void {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function abortAndRelease(reason?: unknown): void {
    Reflect.apply(abort, this, reason === undefined ? [] : [reason]);
    const { reason: kept } = this.signal;
    if (kept instanceof Error) void kept.stack;
  };
}
