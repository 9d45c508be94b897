/** A rate limit: steps begin in order, at most at a given rate. */
export interface Pace {
  /** Resolves when the next step may begin. Waiting does not keep the process alive. */
  turn(): Promise<void>;
}

/** At most `perMinute` steps a minute, evenly spaced. */
export function paceOf(perMinute: number): Pace {
  const gap = 60_000 / perMinute;
  let next = 0;
  return {
    async turn() {
      const now = Date.now();
      const at = Math.max(now, next);
      next = at + gap;
      await new Promise<void>((begin) => setTimeout(begin, at - now).unref());
    },
  };
}
