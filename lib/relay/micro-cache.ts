interface Kept {
  text: string;
  until: number;
}

/** Answers shared for a moment: equal calls at the same time become one, and its success is kept for `keepMs`. */
export class MicroCache {
  private readonly kept = new Map<string, Kept>();
  private readonly pending = new Map<string, Promise<string>>();
  private chars = 0;

  constructor(private readonly most: { entries: number; chars: number }) {}

  /** Whether an answer to `key` is at hand or on its way. */
  has(key: string): boolean {
    return (this.kept.get(key)?.until ?? 0) > Date.now() || this.pending.has(key);
  }

  /** The answer to `key`, from here or from `load`, whose failure goes to all who wait and is not kept. */
  get({ key, keepMs }: { key: string; keepMs: number }, load: () => Promise<string>): Promise<string> {
    const known = this.kept.get(key);
    if (known && known.until > Date.now()) return Promise.resolve(known.text);
    const waiting = this.pending.get(key);
    if (waiting) return waiting;
    const loading = load()
      .then((text) => {
        if (keepMs > 0) this.keep(key, { text, until: Date.now() + keepMs });
        return text;
      })
      .finally(() => this.pending.delete(key));
    this.pending.set(key, loading);
    return loading;
  }

  private keep(key: string, entry: Kept): void {
    this.drop(key);
    if (entry.text.length > this.most.chars) return;
    this.kept.set(key, entry);
    this.chars += entry.text.length;
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.most.entries && this.chars <= this.most.chars) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.chars -= this.kept.get(key)?.text.length ?? 0;
    this.kept.delete(key);
  }
}
