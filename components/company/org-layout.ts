import type { OrgUnit } from '@/lib/model/company';

export interface PlacedUnit {
  id: string;
  lines: string[];
  depth: number;
  /** Vertical middle, in rows from the top. */
  row: number;
  /** Row of the parent unit; null at the top. */
  from: number | null;
}

export interface OrgLayout {
  units: PlacedUnit[];
  rows: number;
  depth: number;
}

/** Long names take two lines, broken at a space, else in the middle. */
export function breakName(name: string, most: number): string[] {
  const width = [...name].reduce((sum, char) => sum + (char.charCodeAt(0) > 255 ? 2 : 1), 0);
  if (width <= most) return [name];
  const middle = Math.ceil(name.length / 2);
  const gap = [...name.matchAll(/ /g)]
    .map(({ index }) => index)
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const at = gap ?? middle;
  return [name.slice(0, at).trim(), name.slice(at).trim()];
}

const LINE_WIDTH = 24;

/** A tidy tree from left to right: each leaf has a row, and a parent is level with its first child. */
export function layOut(units: readonly OrgUnit[]): OrgLayout {
  const placed: PlacedUnit[] = [];
  let rows = 0;
  let depthSeen = 0;
  const place = (unit: OrgUnit, depth: number): number => {
    depthSeen = Math.max(depthSeen, depth + 1);
    const below = unit.children.map((child) => [child.id, place(child, depth + 1)] as const);
    if (below.length === 0) rows += 1;
    const row = below[0]?.[1] ?? rows - 0.5;
    for (const [id] of below) {
      const child = placed.find((one) => one.id === id && one.from === null);
      if (child) child.from = row;
    }
    placed.push({ id: unit.id, lines: breakName(unit.name, LINE_WIDTH), depth, row, from: null });
    return row;
  };
  for (const unit of units) place(unit, 0);
  return { units: placed, rows, depth: depthSeen };
}
