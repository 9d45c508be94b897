import type { MapSketch } from '@/lib/model/map-sketch';
import type { Point } from '@/lib/model/outlets';
import { fittingNames, hasDistricts } from './map-names';

type Position = readonly [east: number, north: number];

export interface Outlines {
  /** Rings of all provinces. */
  rings: readonly (readonly Position[])[];
  /** Lines between cities, and between the districts of municipalities. */
  borders: readonly (readonly Position[])[];
  names: readonly (readonly [name: string, province: string, east: number, north: number])[];
}

const WIDTH = 480;
const HEIGHT = 320;
const KM_PER_DEGREE = 111.2;
/** Degrees from the upper to the lower edge: districts are small, cities are not. */
const SPAN = { districts: 0.5, cities: 1.6 };

type Edge = readonly [axis: 0 | 1, limit: number, sign: 1 | -1];
/** The box with a margin, in which outlines may end unseen. */
const EDGES: readonly Edge[] = [
  [0, -9, 1],
  [0, WIDTH + 9, -1],
  [1, -9, 1],
  [1, HEIGHT + 9, -1],
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

const pathOf = (points: readonly Position[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

const isNear = ([x, y]: Position): boolean => x > -90 && x < WIDTH + 90 && y > -90 && y < HEIGHT + 90;

/** The points of a line near the box; its other parts are left out. */
function partsNear(line: readonly Position[]): Position[][] {
  const parts: Position[][] = [[]];
  for (const point of line) {
    if (isNear(point)) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

/** The outlines and names around a place of a province. */
export function mapSketch(outlines: Outlines, at: Point, province: string): MapSketch {
  const isClose = hasDistricts(province);
  const perDegree = HEIGHT / (isClose ? SPAN.districts : SPAN.cities);
  const narrow = Math.cos((at.latitude * Math.PI) / 180);
  const place = ([east, north]: Position): Position => [
    WIDTH / 2 + (east - at.longitude) * perDegree * narrow,
    HEIGHT / 2 - (north - at.latitude) * perDegree,
  ];
  const land = outlines.rings
    .map((ring) => EDGES.reduce<Position[]>(clip, ring.map(place)))
    .filter((ring) => ring.length > 2);
  const names = outlines.names
    .map(([name, , east, north]) => ({ name, at: place([east, north]) }))
    .filter(({ at: [x, y] }) => x > 24 && x < WIDTH - 24 && y > 16 && y < HEIGHT - 16)
    .map(({ name, at: [x, y] }) => ({ name, x: Math.round(x), y: Math.round(y) }));
  const kilometres = isClose ? 5 : 20;
  return {
    width: WIDTH,
    height: HEIGHT,
    land: land.map((ring) => `${pathOf(ring)}z`).join(''),
    borders: outlines.borders.flatMap((line) => partsNear(line.map(place)).map(pathOf)).join(''),
    names: fittingNames(names),
    scale: { kilometres, length: Math.round((kilometres / KM_PER_DEGREE) * perDegree) },
  };
}
