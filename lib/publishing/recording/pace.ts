/** Lets steps begin at a bounded rate, in their order. */
export interface Pace {
  /** Resolves when the next step may begin. A process does not stay alive for it. */
  turn(): Promise<void>;
}

/** At most `perMinute` steps a minute, evenly. */
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
