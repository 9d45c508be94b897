import { nodeHash } from './hashes';

/** What a proof claims; hashes are bytes. */
export interface InclusionClaim {
  index: number;
  size: number;
  leafHash: Uint8Array;
  rootHash: Uint8Array;
  path: readonly Uint8Array[];
}

export interface ConsistencyClaim {
  first: number;
  second: number;
  firstRoot: Uint8Array;
  secondRoot: Uint8Array;
  path: readonly Uint8Array[];
}

const isOdd = (value: number): boolean => value % 2 === 1;
const half = (value: number): number => Math.floor(value / 2);
const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

/** Whether the path leads from the leaf to the root (RFC 9162, 2.1.3.2). */
export function verifyInclusion({ index, size, leafHash, rootHash, path }: InclusionClaim): boolean {
  if (index >= size) return false;
  let [node, last, hash] = [index, size - 1, leafHash];
  for (const sibling of path) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      hash = nodeHash(sibling, hash);
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)];
    } else hash = nodeHash(hash, sibling);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && same(hash, rootHash);
}

/** Whether the second tree begins with the first (RFC 9162, 2.1.4.2). */
export function verifyConsistency({ first, second, firstRoot, secondRoot, path }: ConsistencyClaim): boolean {
  if (first < 1 || first > second) return false;
  if (first === second) return path.length === 0 && same(firstRoot, secondRoot);
  let [node, last] = [first - 1, second - 1];
  while (isOdd(node)) [node, last] = [half(node), half(last)];
  const [start, ...others] = node === 0 ? [firstRoot, ...path] : path;
  if (!start) return false;
  let [before, after] = [start, start];
  for (const hash of others) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      [before, after] = [nodeHash(hash, before), nodeHash(hash, after)];
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)];
    } else after = nodeHash(after, hash);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && same(before, firstRoot) && same(after, secondRoot);
}
