import gcoord from 'gcoord';
import type { Point } from '@/lib/model/outlets';

/** WGS-84 is the system of GPS, GCJ-02 that of maps published in China, BD-09 Baidu's variant of GCJ-02. */
export type System = 'WGS84' | 'GCJ02' | 'BD09';

const TYPES = { WGS84: gcoord.WGS84, GCJ02: gcoord.GCJ02, BD09: gcoord.BD09 } as const;

/** Converts degrees from one system to another; outside China GCJ-02 equals WGS-84. */
export function convert({ longitude, latitude }: Point, from: System, to: System): Point {
  if (from === to) return { latitude, longitude };
  const [east, north] = gcoord.transform([longitude, latitude], TYPES[from], TYPES[to]);
  return { latitude: north, longitude: east };
}

const RADIANS = Math.PI / 180;
const EARTH_KM = 6371.0088;

/** Great-circle distance of two points in the same system, in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const [dLat, dLng] = [(b.latitude - a.latitude) * RADIANS, (b.longitude - a.longitude) * RADIANS];
  const chord =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Parses a point from two texts; null if one is missing or not a number, or the point is not in or near China. */
export function readPoint(latitude: string, longitude: string): Point | null {
  const [north, east] = [latitude, longitude].map((text) =>
    /^\d{1,3}(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN,
  );
  const known = north !== undefined && east !== undefined;
  if (!known || !(north > 3 && north < 54.5 && east > 72 && east < 136.5)) return null;
  return { latitude: north, longitude: east };
}

/** Formats degrees with six decimals, which is about a tenth of a metre. */
export const sixPlaces = (degrees: number): string => degrees.toFixed(6);
