import type { BodyBlock } from '@/lib/model/twin';
import { anchorsOf, sharedAnchors } from './anchors';

type Block = Pick<BodyBlock, 'kind' | 'level' | 'text'>;

/** Indices of blocks that are shown side by side; null where one has no counterpart. */
export type Pair =
  | readonly [one: number, other: null]
  | readonly [one: null, other: number]
  | readonly [number, number];

/** Beyond this many comparisons blocks are paired by order alone; no real article is that long. */
const MAX_COMPARED = 250_000;

const SAME_KIND = { heading: 3, paragraph: 1, item: 1.2, table: 4, figure: 4 } as const;
const OTHER_LEVEL = 1.5;
const OTHER_KIND = 0.3;
const ANCHORS = 4;
/** Texts that share none of their numbers are hardly translations of each other. */
const NO_SHARED_ANCHOR = -1.5;
const MAX_FOR_LENGTH = 0.7;
const MAX_FOR_PLACE = 0.5;

const isMedia = ({ kind }: Block): boolean => kind === 'table' || kind === 'figure';

function byKind(one: Block, other: Block): number {
  if (one.kind === other.kind) return one.level === other.level ? SAME_KIND[one.kind] : OTHER_LEVEL;
  return isMedia(one) || isMedia(other) ? Number.NEGATIVE_INFINITY : OTHER_KIND;
}

interface Measured extends Block {
  anchors: ReadonlySet<string>;
  /** Share of the whole text: 0 to 1. */
  length: number;
  /** Position in the text: 0 to 1. */
  place: number;
}

function measured(blocks: readonly Block[]): Measured[] {
  const signs = blocks.reduce((sum, { text }) => sum + text.length, 0);
  return blocks.map((block, at) => ({
    ...block,
    anchors: anchorsOf(block.text),
    length: (block.text.length + 1) / (signs + blocks.length),
    place: (at + 0.5) / blocks.length,
  }));
}

/** How well two blocks match; below zero they are better left unpaired. */
function likeness(one: Measured, other: Measured): number {
  const kind = byKind(one, other);
  if (!Number.isFinite(kind)) return kind;
  const shared = sharedAnchors(one.anchors, other.anchors);
  const anchors = shared === null ? 0 : shared > 0 ? ANCHORS * shared : NO_SHARED_ANCHOR;
  const bySize = Math.min(MAX_FOR_LENGTH, Math.abs(Math.log(one.length / other.length)) / 2);
  return kind + anchors - bySize - MAX_FOR_PLACE * Math.abs(one.place - other.place);
}

type Step = 'both' | 'one' | 'other';

/** The step to take from each pair of positions, so that the sum of likenesses is greatest. */
function bestSteps(ones: readonly Measured[], others: readonly Measured[]): Step[][] {
  const backwards = [...others.entries()].reverse();
  const steps: Step[][] = ones.map(() => []);
  let below = others.map(() => 0);
  for (const [at, one] of [...ones.entries()].reverse()) {
    const sums = others.map(() => 0);
    for (const [to, other] of backwards) {
      const both = likeness(one, other) + (below[to + 1] ?? 0);
      const withoutOne = below[to] ?? 0;
      const withoutOther = sums[to + 1] ?? 0;
      const best = Math.max(both, withoutOne, withoutOther);
      sums[to] = best;
      (steps[at] ?? [])[to] = best === both ? 'both' : best === withoutOne ? 'one' : 'other';
    }
    below = sums;
  }
  return steps;
}

function follow(steps: readonly Step[][], ones: number, others: number): Pair[] {
  const pairs: Pair[] = [];
  let [at, to] = [0, 0];
  while (at < ones || to < others) {
    const step = steps[at]?.[to] ?? (at < ones ? 'one' : 'other');
    pairs.push(step === 'both' ? [at, to] : step === 'one' ? [at, null] : [null, to]);
    if (step !== 'other') at += 1;
    if (step !== 'one') to += 1;
  }
  return pairs;
}

/** Pairs blocks by order; the rest of the longer text is left unpaired. */
const inOrder = (ones: number, others: number): Pair[] =>
  Array.from({ length: Math.max(ones, others) }, (_, at) =>
    at >= others ? [at, null] : at >= ones ? [null, at] : [at, at],
  );

/**
 * Aligns the blocks of a text with those of its translation. Texts with equally many blocks, and tables and
 * pictures at the same positions, are paired block by block; otherwise blocks are matched by kind, length,
 * position and the numbers, dates and codes in them. Each block occurs once, in order, and pairs never cross.
 */
export function align(ones: readonly Block[], others: readonly Block[]): Pair[] {
  const isLike = (one: Block, at: number) => Number.isFinite(byKind(one, others[at] ?? one));
  const many = ones.length * others.length > MAX_COMPARED;
  if (many || (ones.length === others.length && ones.every(isLike)))
    return inOrder(ones.length, others.length);
  return follow(bestSteps(measured(ones), measured(others)), ones.length, others.length);
}
