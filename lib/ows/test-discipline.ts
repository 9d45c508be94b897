/** For tests: what the seam remembers of earlier calls in this process. */
const store = globalThis as Record<symbol, unknown>;

/** Closes all breakers and leaves no second attempt in hand unless `tokens` says so. */
export function forgetFailures(tokens = 0): void {
  (store[Symbol.for('site.owsCircuits')] as Map<string, unknown> | undefined)?.clear();
  const budget = store[Symbol.for('site.owsRetries')] as { tokens: number } | undefined;
  if (budget) budget.tokens = tokens;
}
