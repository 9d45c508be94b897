/** Leaves `from` (inclusive) to `to` (exclusive); begins at a multiple of the power of two that spans it. */
export interface Range {
  from: number;
  to: number;
}

/** A complete subtree: at level L and index I it covers the leaves [I * 2^L, (I + 1) * 2^L). */
export interface NodePlace {
  level: number;
  index: number;
}

/** The level of the largest complete tree with at most this many leaves. */
const levelOf = (leaves: number): number => {
  const level = Math.floor(Math.log2(leaves));
  return 2 ** level > leaves ? level - 1 : level;
};

/** Complete subtrees that make up this range, from left to right, at most one of each level. */
export function subtreesOf({ from, to }: Range): NodePlace[] {
  const places: NodePlace[] = [];
  for (let start = from; start < to; ) {
    const level = levelOf(to - start);
    places.push({ level, index: start / 2 ** level });
    start += 2 ** level;
  }
  return places;
}

/** Where RFC 9162 splits a range of two or more leaves: after the largest power of two below their number. */
const middleOf = ({ from, to }: Range): number => from + 2 ** levelOf(to - from - 1);

/** The subtrees whose roots prove that leaf `index` is in a tree of `size` leaves, from the leaf's sibling up. */
export function inclusionRanges(index: number, size: number): Range[] {
  const siblings: Range[] = [];
  let within: Range = { from: 0, to: size };
  while (within.to - within.from > 1) {
    const middle = middleOf(within);
    const [left, right] = [
      { from: within.from, to: middle },
      { from: middle, to: within.to },
    ];
    const isLeft = index < middle;
    siblings.push(isLeft ? right : left);
    within = isLeft ? left : right;
  }
  return siblings.reverse();
}

/** The subtrees whose roots prove that a tree of `second` leaves begins with its first `first` ones. */
export function consistencyRanges(first: number, second: number): Range[] {
  const siblings: Range[] = [];
  let within: Range = { from: 0, to: second };
  while (within.to !== first) {
    const middle = middleOf(within);
    const [left, right] = [
      { from: within.from, to: middle },
      { from: middle, to: within.to },
    ];
    const isLeft = first <= middle;
    siblings.push(isLeft ? right : left);
    within = isLeft ? left : right;
  }
  // The verifier already knows the root of the first tree.
  return (within.from === 0 ? siblings : [...siblings, within]).reverse();
}
