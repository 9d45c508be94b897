/** Degrees east and north, or units of a box to the right and down. */
export type Position = readonly [x: number, y: number];

export interface Box {
  width: number;
  height: number;
}

type Edge = readonly [axis: 0 | 1, limit: number, sign: 1 | -1];

/** The box with a margin, in which outlines may end out of sight. */
const edgesOf = ({ width, height }: Box): Edge[] => [
  [0, -9, 1],
  [0, width + 9, -1],
  [1, -9, 1],
  [1, height + 9, -1],
];

function crossing(from: Position, to: Position, [axis, limit]: Edge): Position {
  const part = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}

/** The part of a ring on the inner side of an edge (Sutherland and Hodgman). */
function clip(ring: readonly Position[], edge: Edge): Position[] {
  const [axis, limit, sign] = edge;
  const isIn = (point: Position) => (point[axis] - limit) * sign >= 0;
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1) ?? point;
    if (isIn(point) === isIn(before)) return isIn(point) ? [point] : [];
    return isIn(point) ? [crossing(before, point, edge), point] : [crossing(before, point, edge)];
  });
}

/** The part of a ring in the box; empty where it lies outside. */
export function ringIn(box: Box, ring: readonly Position[]): Position[] {
  const inside = edgesOf(box).reduce<Position[]>(clip, [...ring]);
  return inside.length > 2 ? inside : [];
}

/** A range in degrees or units on both axes. */
export interface Bounds {
  from: Position;
  to: Position;
}

/** Whether the bounding box of a line overlaps the bounds. */
export function canReach(line: readonly Position[], { from, to }: Bounds): boolean {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of line) {
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  return west <= to[0] && east >= from[0] && south <= to[1] && north >= from[1];
}

/** The parts of a line near the box; its other parts are left out. */
export function partsNear({ width, height }: Box, line: readonly Position[]): Position[][] {
  const isNear = ([x, y]: Position) => x > -90 && x < width + 90 && y > -90 && y < height + 90;
  const parts: Position[][] = [[]];
  for (const point of line) {
    if (isNear(point)) parts.at(-1)?.push(point);
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
