import { nodeHash, rootOf } from './hashes';
import { type NodePlace, subtreesOf } from './ranges';

/** A complete subtree with its hash. */
export interface TreeNode extends NodePlace {
  hash: Buffer;
}

/** A Merkle tree to which leaves are appended; it keeps only its right edge. */
export class GrowingTree {
  /** Complete subtrees that make up the tree, largest first. */
  readonly #edge: TreeNode[];
  #size: number;

  /** Continues a tree of `size` leaves; `edge`: the hashes of `GrowingTree.edgeOf(size)`, in that order. */
  constructor(size: number, edge: readonly Buffer[]) {
    const places = GrowingTree.edgeOf(size);
    if (places.length !== edge.length) throw new Error(`a tree of ${size} has an edge of ${places.length}`);
    this.#size = size;
    this.#edge = places.map((place, at) => ({ ...place, hash: edge[at] as Buffer }));
  }

  static edgeOf(size: number): NodePlace[] {
    return subtreesOf({ from: 0, to: size });
  }

  get size(): number {
    return this.#size;
  }

  /** Appends a leaf, given its hash; returns the nodes that this completes, the leaf first. */
  append(hash: Buffer): TreeNode[] {
    let node: TreeNode = { level: 0, index: this.#size, hash };
    const complete = [node];
    for (let left = this.#edge.at(-1); left?.level === node.level; left = this.#edge.at(-1)) {
      this.#edge.pop();
      node = { level: node.level + 1, index: left.index / 2, hash: nodeHash(left.hash, node.hash) };
      complete.push(node);
    }
    this.#edge.push(node);
    this.#size += 1;
    return complete;
  }

  root(): Buffer {
    return rootOf(this.#edge.map(({ hash }) => hash));
  }
}
