import { peekProcessState } from '@/lib/runtime/process-state';

/** For tests: closes all circuits and empties the retry budget, or sets it to `tokens`. */
export function forgetFailures(tokens = 0): void {
  peekProcessState('circuits')?.clear();
  peekProcessState('requestCircuits')?.clear();
  const budget = peekProcessState('retryBudget');
  if (budget) budget.tokens = tokens;
}

/** Resolves when no probing request is in flight. */
export async function proofsOver(): Promise<void> {
  const circuits = peekProcessState('circuits') ?? new Map();
  await Promise.all([...circuits.values()].map(({ proof }) => proof));
}
