interface Node {
  /** Results by name. */
  made: Map<string, unknown>;
  below: WeakMap<object, Node>;
}

/** Results that belong to objects, such as the rows they were made from, and are forgotten with them. */
export type MadeOnce = Node;

const node = (): Node => ({ made: new Map(), below: new WeakMap() });

export const noneMade: () => MadeOnce = node;

interface Source {
  /** What the result is made of, compared by identity; none of it may change afterwards. */
  from: readonly object[];
  /** Tells the results of the same objects apart. */
  name: string;
}

/** The result that was made of these objects before, or a new one. */
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
