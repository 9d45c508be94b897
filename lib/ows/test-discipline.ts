/** For tests: what the seam remembers of earlier calls in this process. */
const store = globalThis as Record<symbol, unknown>;

/** Closes all breakers and leaves no second attempt in hand unless `tokens` says so. */
export function forgetFailures(tokens = 0): void {
  for (const name of ['site.owsCircuits', 'site.owsQuestions']) {
    (store[Symbol.for(name)] as Map<string, unknown> | undefined)?.clear();
  }
  const budget = store[Symbol.for('site.owsRetries')] as { tokens: number } | undefined;
  if (budget) budget.tokens = tokens;
}

/** Resolves when no good question is being repeated any more. */
export async function proofsOver(): Promise<void> {
  const circuits = store[Symbol.for('site.owsCircuits')] as Map<string, { proof: Promise<boolean> | null }>;
  await Promise.all([...circuits.values()].map(({ proof }) => proof));
}
