/** Stores nonces for as long as their timestamp is accepted. */
export class NonceMemory {
  private readonly expiries = new Map<string, number>();

  constructor(private readonly limit = 500_000) {}

  /** False for a known nonce, and when the memory is full: dropping one would allow a replay. */
  remember(nonce: string, { expiresAt, now }: { expiresAt: number; now: number }): boolean {
    if ((this.expiries.get(nonce) ?? Number.NEGATIVE_INFINITY) >= now) return false;
    if (this.expiries.size >= this.limit) this.forgetExpired(now);
    if (this.expiries.size >= this.limit) return false;
    this.expiries.delete(nonce);
    this.expiries.set(nonce, expiresAt);
    return true;
  }

  get size(): number {
    return this.expiries.size;
  }

  private forgetExpired(now: number): void {
    for (const [nonce, expiresAt] of this.expiries) {
      if (expiresAt < now) this.expiries.delete(nonce);
    }
  }
}
