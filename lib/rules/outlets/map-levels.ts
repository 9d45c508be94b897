import { MAP_ZOOM, MAP_ZOOM_WITHOUT_TILES } from '@/lib/base/constants';
import { convert, type System } from '@/lib/base/coordinates';
import type { Point, TileSource } from '@/lib/model/outlets';
import { hasDistricts } from './map-names';

interface MapLevels {
  /** The closest level at which the map opens. */
  start: number;
  least: number;
  most: number;
  /** The last level at which outlets are clustered. */
  clustered: number;
  /** The level at which the chosen outlet of a province is shown. */
  chosen: (province: string) => number;
}

const OUTLINES: MapLevels = {
  start: MAP_ZOOM_WITHOUT_TILES,
  least: 3,
  most: 12,
  clustered: 10,
  chosen: (province) => (hasDistricts(province) ? 11 : 9),
};

/** Zoom levels of the map: outlines have nothing to show beyond districts and cities, tiles have streets. */
export const mapLevels = (tiles: TileSource | null): MapLevels =>
  tiles
    ? { start: MAP_ZOOM, least: 3, most: tiles.maxZoom, clustered: 13, chosen: () => MAP_ZOOM }
    : OUTLINES;

/** The coordinate system in which the map is drawn. */
export const systemOf = (tiles: TileSource | null): System => tiles?.system ?? 'WGS84';

/** Degrees north and east of a position on this map. */
export function placeOn(tiles: TileSource | null, point: Point): [north: number, east: number] {
  const { latitude, longitude } = convert(point, 'WGS84', systemOf(tiles));
  return [latitude, longitude];
}
