/** A token bucket for all callers together: this many requests per second on average, and as many at once. */
export class Rate {
  private left: number;
  private at: number;

  constructor(
    private readonly perSecond: number,
    private readonly now: () => number = Date.now,
  ) {
    this.left = perSecond;
    this.at = now();
  }

  /** Takes a token; false when there is none. */
  take(): boolean {
    const now = this.now();
    this.left = Math.min(this.perSecond, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
