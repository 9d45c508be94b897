/** Polls until the condition holds; fails after `ms`. Returns how long it took, in milliseconds. */
export async function until(what: string, ms: number, ask: () => Promise<boolean>): Promise<number> {
  const began = Date.now();
  for (;;) {
    if (await ask().catch(() => false)) return Date.now() - began;
    if (Date.now() - began > ms) throw new Error(`${what}: not within ${ms / 1000} s`);
    await new Promise((next) => setTimeout(next, 250));
  }
}
