/** Degrees east and north, or units of a box to the right and down. */
export type Position = readonly [x: number, y: number];

/** A range on both axes. */
export interface Bounds {
  from: Position;
  to: Position;
}

/** A line, or the ring around an area, with the range of its points. */
export interface Line extends Bounds {
  points: readonly Position[];
}

/** The line through these points, with their range. */
export function lineOf(points: readonly Position[]): Line {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  return { points, from: [west, south], to: [east, north] };
}

/** Whether the bounding box of a line overlaps the bounds. */
const canReach = (line: Line, { from, to }: Bounds): boolean =>
  line.from[0] <= to[0] && line.to[0] >= from[0] && line.from[1] <= to[1] && line.to[1] >= from[1];

type Edge = readonly [axis: 0 | 1, limit: number, sign: 1 | -1];

const edgesOf = ({ from, to }: Bounds): Edge[] => [
  [0, from[0], 1],
  [0, to[0], -1],
  [1, from[1], 1],
  [1, to[1], -1],
];

function crossing(from: Position, to: Position, [axis, limit]: Edge): Position {
  const part = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}

/** The part of a ring on the inner side of an edge (Sutherland and Hodgman). */
function clip(ring: readonly Position[], edge: Edge): readonly Position[] {
  const [axis, limit, sign] = edge;
  const isIn = (point: Position) => (point[axis] - limit) * sign >= 0;
  const inside: Position[] = [];
  let before = ring.at(-1);
  for (const point of ring) {
    if (before && isIn(point) !== isIn(before)) inside.push(crossing(before, point, edge));
    if (isIn(point)) inside.push(point);
    before = point;
  }
  return inside;
}

/** The part of a ring within the bounds; empty where it lies outside. */
export function ringIn(bounds: Bounds, ring: Line): readonly Position[] {
  if (!canReach(ring, bounds)) return [];
  const inside = edgesOf(bounds).reduce(clip, ring.points);
  return inside.length > 2 ? inside : [];
}

/** The parts of a line within the bounds, without the crossings of their edges. */
export function partsIn(bounds: Bounds, line: Line): Position[][] {
  if (!canReach(line, bounds)) return [];
  const { from, to } = bounds;
  const parts: Position[][] = [[]];
  for (const point of line.points) {
    const [x, y] = point;
    if (x > from[0] && x < to[0] && y > from[1] && y < to[1]) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

/** Distance below which two points of a line cannot be told apart. */
const LEAST = 1;

/** Drops points that are too close to the one before; the last point stays. */
function seen(points: readonly Position[]): Position[] {
  const kept: Position[] = [];
  points.forEach((point, at) => {
    const before = kept.at(-1);
    const isFar = !before || Math.hypot(point[0] - before[0], point[1] - before[1]) >= LEAST;
    if (isFar || at === points.length - 1) kept.push(point);
  });
  return kept;
}

/** A line as an SVG path. */
export const pathOf = (points: readonly Position[]): string =>
  seen(points)
    .map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
