/** A name on the map, at its position in pixels. */
export interface PlacedName {
  name: string;
  x: number;
  y: number;
}

/** Width of a Chinese character and height of a line, in pixels. */
const SIGN = 14;
const LINE = 18;

const overlap = (a: PlacedName, b: PlacedName, size: number): boolean =>
  Math.abs(a.y - b.y) < LINE * size &&
  Math.abs(a.x - b.x) < ((a.name.length + b.name.length) / 2) * SIGN * size;

/** The names that do not overlap at a size; of two that do, the first. */
export function fittingNames<T extends PlacedName>(names: readonly T[], size = 1): T[] {
  const fitting: T[] = [];
  for (const one of names) if (!fitting.some((other) => overlap(one, other, size))) fitting.push(one);
  return fitting;
}

const WITH_DISTRICTS: readonly string[] = [
  'beijing',
  'tianjin',
  'shanghai',
  'chongqing',
  'xianggang',
  'aomen',
];

/** Whether the outlines of a province have districts, so that a closer view still shows names and borders. */
export const hasDistricts = (province: string): boolean => WITH_DISTRICTS.includes(province);
