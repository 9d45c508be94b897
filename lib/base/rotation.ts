/** Waiting items of several owners, who take turns: each has one per round, in the order of their next turns. */
export class Rotation<T> {
  private readonly items = new Map<string, T[]>();

  get size(): number {
    return [...this.items.values()].reduce((sum, { length }) => sum + length, 0);
  }

  countOf(owner: string): number {
    return this.items.get(owner)?.length ?? 0;
  }

  add(owner: string, item: T): void {
    this.items.set(owner, [...(this.items.get(owner) ?? []), item]);
  }

  /** Takes the first item of the owner whose turn it is, and moves that owner to the end. */
  next(): T | undefined {
    const [first] = this.items;
    if (!first) return undefined;
    const [owner, [item, ...others]] = first;
    this.items.delete(owner);
    if (others.length > 0) this.items.set(owner, others);
    return item;
  }

  remove(owner: string, item: T): void {
    this.replace(
      owner,
      (this.items.get(owner) ?? []).filter((other) => other !== item),
    );
  }

  /** Takes the last item of the owner with the most, if that owner has more than `count`. */
  takeFromLargest(count: number): T | undefined {
    const [owner, items] = [...this.items].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? ['', []];
    if (items.length <= count) return undefined;
    this.replace(owner, items.slice(0, -1));
    return items.at(-1);
  }

  /** Number of turns before that of one more item of this owner. */
  turnsBefore(owner: string): number {
    const own = this.countOf(owner);
    return [...this.items].reduce(
      (sum, [other, { length }]) => sum + (other === owner ? length : Math.min(length, own + 1)),
      0,
    );
  }

  /** The owner keeps its turn while it has items. */
  private replace(owner: string, items: T[]): void {
    if (items.length > 0) this.items.set(owner, items);
    else this.items.delete(owner);
  }
}
