import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { MapSketch } from '@/lib/model/map-sketch';
import type { Outlet, OutletMap } from '@/lib/model/outlets';
import { mapSketch, mapSketchOfAll, type Outlines } from '@/lib/rules/outlets/map-sketch';
import { lineOf, type Position } from '@/lib/rules/outlets/sketch-lines';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    mapOutlines: Promise<Outlines>;
  }
}

type Ring = readonly Position[];
type Cities = Topology<{ borders: GeometryCollection }> & Pick<Outlines, 'names'>;

async function read<T>(file: string): Promise<T> {
  const path = join(/*turbopackIgnore: true*/ process.cwd(), 'public/geo', file);
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

async function open(): Promise<Outlines> {
  const land = await read<Topology<{ provinces: GeometryCollection }>>('provinces.json');
  const cities = await read<Cities>('cities.json');
  const { features } = feature(land, land.objects.provinces);
  const rings = features.flatMap(({ geometry }): Ring[] => {
    if (geometry.type === 'Polygon') return geometry.coordinates as unknown as Ring[];
    return geometry.type === 'MultiPolygon' ? (geometry.coordinates.flat() as unknown as Ring[]) : [];
  });
  const borders = mesh(cities, cities.objects.borders).coordinates as unknown as Ring[];
  return { rings: rings.map(lineOf), borders: borders.map(lineOf), names: cities.names };
}

/** Null where there is nothing to draw, or the outlines cannot be read. */
async function drawn(draw: (outlines: Outlines) => MapSketch | null): Promise<OutletMap | null> {
  try {
    const sketch = draw(await processState('mapOutlines', open));
    return sketch && { sketch, approval: env().settings.mapApproval };
  } catch (error) {
    log.warn({ failure: String(error) }, 'the outlines of the map cannot be read');
    return null;
  }
}

/** The map of an outlet's surroundings; null without a position. */
export const mapOf = async ({ position, province }: Outlet): Promise<OutletMap | null> =>
  position && drawn((outlines) => mapSketch(outlines, position, province));

/** The map of all outlets of a province; null without positions. */
export const mapOfAll = (outlets: readonly Outlet[], province: string): Promise<OutletMap | null> =>
  drawn((outlines) =>
    mapSketchOfAll(
      outlines,
      outlets.flatMap(({ position }) => position ?? []),
      province,
    ),
  );
