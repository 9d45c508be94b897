import { HISTORY_COUNT } from '@/lib/base/constants';
import { distanceKm } from '@/lib/base/coordinates';
import type { OutletCard, Point } from '@/lib/model/outlets';

export interface Placed extends OutletCard {
  /** Kilometres from the visitor; null without both positions. */
  distance: number | null;
}

/** BR-05: nearest first, outlets without a position last in their order. */
export function byDistance(outlets: readonly OutletCard[], from: Point | null): Placed[] {
  const placed = outlets.map((outlet) => ({
    ...outlet,
    distance: from && outlet.position ? distanceKm(from, outlet.position) : null,
  }));
  const far = Number.POSITIVE_INFINITY;
  return from ? placed.sort((a, b) => (a.distance ?? far) - (b.distance ?? far) || 0) : placed;
}

/** One decimal. */
export const kilometres = (distance: number): string => distance.toFixed(1);

/** BR-02: the selected outlet comes first, even when it was not in the list. */
export function selectedFirst(outlets: readonly Placed[], selected: Placed | null): Placed[] {
  return selected ? [selected, ...outlets.filter(({ id }) => id !== selected.id)] : [...outlets];
}

/** BR-07: newest first, each name once, at most twenty. */
export function withVisited(history: readonly OutletCard[], visited: OutletCard): OutletCard[] {
  return [visited, ...history.filter(({ name }) => name !== visited.name)].slice(0, HISTORY_COUNT);
}
