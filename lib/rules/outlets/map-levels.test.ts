import type { TileSource } from '@/lib/model/outlets';
import { mapLevels, placeOn, systemOf } from './map-levels';

const TILES: TileSource = { urls: [], subdomains: '', system: 'GCJ02', credit: '', maxZoom: 18 };

test('BR-02 without tiles the map ends where its outlines end, and clusters have come apart before', () => {
  const { start, most, clustered, chosen } = mapLevels(null);
  expect([start, most].map((level) => level <= 12)).toEqual([true, true]);
  expect(clustered).toBeLessThan(most);
  expect(chosen('qinghai')).toBeLessThan(chosen('shanghai'));
  expect(mapLevels(TILES)).toMatchObject({ most: 18, start: 15 });
});

test('BR-01 positions are shown in the system of the tiles', () => {
  const point = { latitude: 31.2304, longitude: 121.4737 };
  expect([systemOf(null), systemOf(TILES)]).toEqual(['WGS84', 'GCJ02']);
  expect(placeOn(null, point)).toEqual([31.2304, 121.4737]);
  expect(placeOn(TILES, point)).not.toEqual([31.2304, 121.4737]);
});
