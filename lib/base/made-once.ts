interface Node {
  /** Results by name. */
  made: Map<string, unknown>;
  below: WeakMap<object, Node>;
}

/** A cache of results derived from objects, such as rows; entries are garbage-collected with their objects. */
export type MadeOnce = Node;

const node = (): Node => ({ made: new Map(), below: new WeakMap() });

export const noneMade: () => MadeOnce = node;

interface Source {
  /** Objects from which the result is derived, compared by identity; they must not change afterwards. */
  from: readonly object[];
  /** Distinguishes results derived from the same objects. */
  name: string;
}

/** Returns the cached result for these objects and this name, or makes and caches it. */
export function madeOnce<R>(cache: MadeOnce, { from, name }: Source, make: () => R): R {
  let place = cache;
  for (const part of from) {
    const next = place.below.get(part) ?? node();
    place.below.set(part, next);
    place = next;
  }
  if (!place.made.has(name)) place.made.set(name, make());
  return place.made.get(name) as R;
}
