import type { MapSketch } from '@/lib/model/map-sketch';
import type { Point } from '@/lib/model/outlets';
import { fittingNames, hasDistricts, type PlacedName } from './map-names';
import { type Bounds, type Line, type Position, partsIn, pathOf, ringIn } from './sketch-lines';

export interface Outlines {
  /** Rings of all provinces, in degrees east and north. */
  rings: readonly Line[];
  /** Lines between cities, and between the districts of municipalities. */
  borders: readonly Line[];
  names: readonly (readonly [name: string, province: string, east: number, north: number])[];
}

interface Box {
  width: number;
  height: number;
}

/** What a sketch shows: a box around a centre. */
interface View extends Box {
  centre: Point;
  /** Degrees from the upper to the lower edge. */
  span: number;
}

const AROUND_ONE: Box = { width: 480, height: 320 };
/** Nearly square, like the map of the finder. */
const AROUND_MANY: Box = { width: 600, height: 555 };
/** Least span in degrees: districts are small, cities are not. */
const SPAN = { districts: 0.5, cities: 1.6 };
/** Spans up to which borders and names are not too dense. */
const MAX_SPAN = { districts: 1, cities: 6 };
/** If the outlets of a province are farther apart than this, one of the positions is wrong. */
const MAX_WIDE = 18;
/** Share of the box between the outermost places and its edges. */
const MARGIN = 0.15;
const KM_PER_DEGREE = 111.2;
const SCALES_KM = [5, 10, 20, 50, 100, 200];
const LEAST_SCALE = 28;
/** Least vertical distance between the middle of a name and a place above or below it. */
const CLEAR = 15;
/** Least horizontal distance between the end of a name and a place. */
const BESIDE = 12;
/** Shifts of a name above (-) or below its own position, in order of preference. */
const SHIFTS = [0, -CLEAR, CLEAR, -2 * CLEAR, 2 * CLEAR];
/** Factor of the font size in small windows. */
const LARGE = 1.5;
/** Places that are closer to each other than this are drawn as one dot. */
const DOT = 6;
/** How far beyond the edges of the box, out of sight, land and borders end. */
const BEYOND = { land: 9, borders: 90 };

const leastSpan = (province: string): number => (hasDistricts(province) ? SPAN.districts : SPAN.cities);

const narrowAt = ({ latitude }: Point): number => Math.cos((latitude * Math.PI) / 180);

/** From degrees to units of the box. */
function placing({ centre, span, width, height }: View): (position: Position) => Position {
  const perDegree = height / span;
  const narrow = narrowAt(centre);
  return ([east, north]) => [
    width / 2 + (east - centre.longitude) * perDegree * narrow,
    height / 2 - (north - centre.latitude) * perDegree,
  ];
}

/** The box with a margin of so many units, in degrees. */
function boundsOf({ centre, span, width, height }: View, margin: number): Bounds {
  const { longitude, latitude } = centre;
  const perUnit = span / height;
  const east = ((width / 2 + margin) * perUnit) / narrowAt(centre);
  const north = (height / 2 + margin) * perUnit;
  return { from: [longitude - east, latitude - north], to: [longitude + east, latitude + north] };
}

function dotsOf(points: readonly Position[]): { x: number; y: number }[] {
  const dots: { x: number; y: number }[] = [];
  for (const [x, y] of points)
    if (!dots.some((dot) => Math.hypot(dot.x - x, dot.y - y) < DOT))
      dots.push({ x: Math.round(x), y: Math.round(y) });
  return dots;
}

/** A name at a position where it covers no place; none where every position covers one. */
function besidePlaces(name: PlacedName, places: MapSketch['places']): PlacedName[] {
  const inColumn = places.filter(({ x }) => Math.abs(x - name.x) < name.name.length * 7 + BESIDE);
  const isClear = (at: number) => inColumn.every(({ y }) => Math.abs(y + 5 - at) >= CLEAR);
  const at = SHIFTS.map((shift) => name.y + shift).find(isClear);
  return at === undefined ? [] : [{ ...name, y: at }];
}

function scaleOf({ span, height }: View): MapSketch['scale'] {
  const lengthOf = (kilometres: number) => Math.round((kilometres / KM_PER_DEGREE) * (height / span));
  const kilometres = SCALES_KM.find((one) => lengthOf(one) >= LEAST_SCALE) ?? 500;
  return { kilometres, length: lengthOf(kilometres) };
}

function sketch(outlines: Outlines, view: View, at: readonly Point[]): MapSketch {
  const { width, height, span } = view;
  const place = placing(view);
  const places = dotsOf(at.map(({ longitude, latitude }) => place([longitude, latitude])));
  const names = outlines.names
    .filter(([name]) => span <= MAX_SPAN.districts || !/[区县]$/.test(name))
    .map(([name, , east, north]) => ({ name, at: place([east, north]) }))
    .filter(({ at: [x, y] }) => x > 24 && x < width - 24 && y > 16 && y < height - 16)
    .flatMap(({ name, at: [x, y] }) => besidePlaces({ name, x: Math.round(x), y: Math.round(y) }, places));
  const fitting = fittingNames(names);
  const major = new Set(fittingNames(fitting, LARGE));
  const land = boundsOf(view, BEYOND.land);
  const near = boundsOf(view, BEYOND.borders);
  const borders = span > MAX_SPAN.cities ? [] : outlines.borders.flatMap((line) => partsIn(near, line));
  return {
    width,
    height,
    land: outlines.rings
      .map((ring) => ringIn(land, ring))
      .filter(({ length }) => length > 0)
      .map((ring) => `${pathOf(ring.map(place))}z`)
      .join(''),
    borders: borders.map((part) => pathOf(part.map(place))).join(''),
    names: fitting.map((name) => ({ ...name, major: major.has(name) })),
    places,
    scale: scaleOf(view),
  };
}

/** The outlines and names around a place, which is in the middle. */
export const mapSketch = (outlines: Outlines, at: Point, province: string): MapSketch =>
  sketch(outlines, { ...AROUND_ONE, centre: at, span: leastSpan(province) }, [at]);

/** The same around all places of a province; null without any, or where they are too far apart to be right. */
export function mapSketchOfAll(outlines: Outlines, at: readonly Point[], province: string): MapSketch | null {
  if (at.length === 0) return null;
  const [norths, easts] = [at.map(({ latitude }) => latitude), at.map(({ longitude }) => longitude)];
  const [south, north] = [Math.min(...norths), Math.max(...norths)];
  const [west, east] = [Math.min(...easts), Math.max(...easts)];
  const centre = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const { width, height } = AROUND_MANY;
  const wide = (east - west) * narrowAt(centre) * (height / width);
  const span = Math.max(leastSpan(province), Math.max(north - south, wide) / (1 - 2 * MARGIN));
  return span > MAX_WIDE ? null : sketch(outlines, { ...AROUND_MANY, centre, span }, at);
}
