import { createHash } from 'node:crypto';

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Hash of a leaf (RFC 9162, 2.1.1); text is hashed as UTF-8. */
export const leafHash = (leaf: string | Uint8Array): Buffer =>
  sha256(LEAF, typeof leaf === 'string' ? Buffer.from(leaf) : leaf);

/** Hash of the parent of two nodes. */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => sha256(NODE, left, right);

/**
 * Root over adjacent complete subtrees from left to right, each smaller than the one before; without any, the
 * root of the empty tree.
 */
export const rootOf = (hashes: readonly Uint8Array[]): Buffer =>
  hashes.length === 0 ? sha256() : Buffer.from(hashes.reduceRight((right, left) => nodeHash(left, right)));
