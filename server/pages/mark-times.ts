/** Older marks are not needed: entries from before them are stale by age. */
const KEEP_MS = 24 * 3600 * 1000;

/** A tag, and when it was marked in milliseconds since the epoch. */
export type Mark = [tag: string, at: number];

/** When each tag was last marked, in memory. */
export class MarkTimes {
  readonly #times: Map<string, number>;
  readonly #keepMs: number;

  constructor(marks: readonly Mark[] = [], keepMs = KEEP_MS) {
    this.#times = new Map(marks);
    this.#keepMs = keepMs;
  }

  /** Forgets old marks, and takes these over; of several marks of a tag the latest counts. */
  take(marks: readonly Mark[], now = Date.now()): void {
    for (const [tag, at] of this.#times) if (now - at > this.#keepMs) this.#times.delete(tag);
    for (const [tag, at] of marks) this.#times.set(tag, Math.max(at, this.#times.get(tag) ?? 0));
  }

  /** When any of the tags was last marked, in milliseconds since the epoch; 0 when never. */
  newest(tags: readonly string[]): number {
    return tags.reduce((latest, tag) => Math.max(latest, this.#times.get(tag) ?? 0), 0);
  }

  all(): Mark[] {
    return [...this.#times];
  }
}
