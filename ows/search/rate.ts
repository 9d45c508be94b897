/** So many a second on average, whoever asks, and as many at once; beyond it nothing is left until time has passed. */
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

  /** Whether one more may go ahead, which counts it. */
  take(): boolean {
    const now = this.now();
    this.left = Math.min(this.perSecond, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
