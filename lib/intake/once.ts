const KEPT_MS = 600_000;
const MOST = 1000;

interface Kept<T> {
  outcome: Promise<T>;
  until: number;
}

/**
 * A double click and a resent page are one: whoever comes with a known key waits for the same outcome. What failed
 * is forgotten, so that it can be tried again. Of this process; between processes the captcha, good once, decides.
 */
export class Once<T> {
  private readonly kept = new Map<string, Kept<T>>();

  run(key: string, work: () => Promise<T>, isDone: (outcome: T) => boolean): Promise<T> {
    this.sweep();
    const known = this.kept.get(key);
    if (known) return known.outcome;
    const outcome = work();
    this.kept.set(key, { outcome, until: Date.now() + KEPT_MS });
    const forget = () => void this.kept.delete(key);
    outcome.then((done) => isDone(done) || forget(), forget);
    return outcome;
  }

  private sweep(): void {
    for (const [key, { until }] of this.kept) {
      if (until > Date.now() && this.kept.size < MOST) return;
      this.kept.delete(key);
    }
  }
}
