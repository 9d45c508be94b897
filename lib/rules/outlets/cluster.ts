import Supercluster from 'supercluster';
import { convert, type System } from '@/lib/base/coordinates';
import type { OutletCard } from '@/lib/model/outlets';

export type Clusters = Supercluster<{ id: string }, Supercluster.AnyProps>;

const RADIUS_PX = 56;

/** An index of all outlets that have a position, in the coordinates of the map; clusters end at level `maxZoom`. */
export function clustersOf(outlets: readonly OutletCard[], system: System, maxZoom: number): Clusters {
  const index: Clusters = new Supercluster({ radius: RADIUS_PX, maxZoom });
  const features = outlets.flatMap(({ id, position }) => {
    if (!position) return [];
    const { longitude, latitude } = convert(position, 'WGS84', system);
    const geometry = { type: 'Point' as const, coordinates: [longitude, latitude] };
    return [{ type: 'Feature' as const, properties: { id }, geometry }];
  });
  return index.load(features);
}
