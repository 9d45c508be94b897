import { nodeHash, rootOf } from './hashes';
import { type NodePlace, subtreesOf } from './ranges';

/** A complete subtree with its hash. */
export interface TreeNode extends NodePlace {
  hash: Buffer;
}

/** A tree that leaves are appended to; it holds its right edge alone. */
export class GrowingTree {
  /** Complete subtrees that together are the tree, the largest first. */
  readonly #edge: TreeNode[];
  #size: number;

  /** Continues a tree of `size` leaves; `edge` are the hashes of `GrowingTree.edgeOf(size)`, in this order. */
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

  /** Appends a leaf by its hash; returns the nodes that are complete from now on, the leaf first. */
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
