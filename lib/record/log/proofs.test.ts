import fc from 'fast-check';
import { GrowingTree } from './growing-tree';
import { leafHash, rootOf } from './hashes';
import { consistencyRanges, inclusionRanges, type Range, subtreesOf } from './ranges';
import { type ConsistencyClaim, type InclusionClaim, verifyConsistency, verifyInclusion } from './verify';

const MOST = 200;

const nodes = new Map<string, Buffer>();
const tree = new GrowingTree(0, []);
const leaves = Array.from({ length: MOST }, (_, index) => leafHash(`leaf ${index}`));
const roots = [tree.root()];
for (const leaf of leaves) {
  for (const { level, index, hash } of tree.append(leaf)) nodes.set(`${level}/${index}`, hash);
  roots.push(tree.root());
}

const readNodes = (range: Range): Buffer[] =>
  subtreesOf(range).map(({ level, index }) => nodes.get(`${level}/${index}`) as Buffer);
const pathOf = (ranges: Range[]): Buffer[] => ranges.map((range) => rootOf(readNodes(range)));

const inclusion = (index: number, size: number): InclusionClaim => ({
  index,
  size,
  leafHash: leaves[index] as Buffer,
  rootHash: roots[size] as Buffer,
  path: pathOf(inclusionRanges(index, size)),
});

const consistency = (first: number, second: number): ConsistencyClaim => ({
  first,
  second,
  firstRoot: roots[first] as Buffer,
  secondRoot: roots[second] as Buffer,
  path: pathOf(consistencyRanges(first, second)),
});

/** One bit of the concatenated hashes turned over. */
function spoilt(hashes: readonly Uint8Array[], at: number): Buffer[] {
  const bytes = Buffer.concat(hashes);
  const place = at % (bytes.length * 8);
  bytes[place >> 3] = (bytes[place >> 3] as number) ^ (1 << (place & 7));
  return hashes.map((_, index) => bytes.subarray(index * 32, index * 32 + 32));
}

test('AR-02 every leaf of every tree is proved, and every tree to begin with every smaller one', () => {
  const failed: string[] = [];
  for (let size = 1; size <= MOST; size++) {
    for (let at = 0; at < size; at++) {
      if (!verifyInclusion(inclusion(at, size))) failed.push(`inclusion ${at} ${size}`);
      if (!verifyConsistency(consistency(at + 1, size))) failed.push(`consistency ${at + 1} ${size}`);
    }
  }
  expect(failed).toEqual([]);
});

test('AR-06 a proof reads a number of nodes that grows with the logarithm of the size', () => {
  const read = (ranges: Range[]) => ranges.flatMap(subtreesOf).length;
  const size = 2 ** 40 - 1;
  for (const index of [0, 1, 12_345, 2 ** 39, size - 1]) {
    expect(read(inclusionRanges(index, size))).toBeLessThanOrEqual(80);
    expect(read(consistencyRanges(index + 1, size))).toBeLessThanOrEqual(80);
  }
});

const pair = fc
  .integer({ min: 1, max: MOST })
  .chain((size) => fc.tuple(fc.integer({ min: 0, max: size - 1 }), fc.constant(size), fc.nat()));

test('AR-02 a changed bit of a leaf, root or path, or another place, is never proved', () => {
  fc.assert(
    fc.property(pair, ([index, size, at]) => {
      const claim = inclusion(index, size);
      const [leaf, root, ...path] = spoilt([claim.leafHash, claim.rootHash, ...claim.path], at);
      expect(verifyInclusion({ ...claim, leafHash: leaf as Buffer, rootHash: root as Buffer, path })).toBe(
        false,
      );
      expect(verifyInclusion({ ...claim, index: (index + 1 + (at % size)) % (size + 1) })).toBe(
        (index + 1 + (at % size)) % (size + 1) === index,
      );
      expect(verifyInclusion({ ...claim, path: claim.path.slice(1) })).toBe(size === 1);
    }),
  );
});

test('AR-02 a changed bit of a root or path never proves that a tree begins with another', () => {
  fc.assert(
    fc.property(pair, ([index, size, at]) => {
      const claim = consistency(index + 1, size);
      const [before, after, ...path] = spoilt([claim.firstRoot, claim.secondRoot, ...claim.path], at);
      const changed = { ...claim, firstRoot: before as Buffer, secondRoot: after as Buffer, path };
      expect(verifyConsistency(changed)).toBe(false);
      expect(verifyConsistency({ ...claim, path: [...claim.path, leaves[0] as Buffer] })).toBe(false);
    }),
  );
});

test('AR-06 a tree that is continued from its edge is the tree that grew in one go', () => {
  fc.assert(
    fc.property(pair, ([from, to]) => {
      const places = GrowingTree.edgeOf(from);
      const edge = places.map(({ level, index }) => nodes.get(`${level}/${index}`) as Buffer);
      const continued = new GrowingTree(from, edge);
      for (const leaf of leaves.slice(from, to)) continued.append(leaf);
      expect(continued.size).toBe(to);
      expect(continued.root()).toEqual(roots[to]);
    }),
  );
});
