const MAX_PATHS = 10_000;

/** Counts each call, so that a test can prove that a page sent none. */
export class CallCounter {
  private counts = new Map<string, number>();

  add(path: string): void {
    if (!this.counts.has(path) && this.counts.size >= MAX_PATHS) return;
    this.counts.set(path, (this.counts.get(path) ?? 0) + 1);
  }

  clear(): void {
    this.counts.clear();
  }

  all(): Record<string, number> {
    return Object.fromEntries(this.counts);
  }
}
