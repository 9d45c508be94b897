import { distanceKm } from '@/lib/base/coordinates';
import { type MapName, mapLinks } from './map-links';

/** One place in three systems (see the tests of lib/base/coordinates). */
const GCJ = { latitude: 39.90865673957631, longitude: 116.39762729119315 };
const BAIDU = { latitude: 39.915, longitude: 116.404 };
const WGS = { latitude: 39.90725, longitude: 116.391384 };
const NAME = '北京&朝阳 建国路#1';
const links = mapLinks({ name: NAME, city: '北京市', position: WGS });
const linkOf = (wanted: MapName) => links.find(({ map }) => map === wanted);

/** The two numbers of an address, in the order given. */
function numbers(text: string): [number, number] {
  const found = /(\d+\.\d{6}),(\d+\.\d{6})/.exec(decodeURIComponent(text)) ?? [];
  return [Number(found[1]), Number(found[2])];
}

const METRES = 0.003;

test.each([
  ['amap', GCJ, 'longitude first'],
  ['baidu', BAIDU, 'latitude first'],
  ['tencent', GCJ, 'latitude first'],
  ['apple', GCJ, 'latitude first'],
  ['geo', WGS, 'latitude first'],
] as const)('BR-06 %s gets its own coordinates for marker and route', (map, expected, order) => {
  const link = linkOf(map);
  for (const address of [link?.marker, link?.route].filter((text) => text !== undefined)) {
    const [one, two] = numbers(address);
    const [latitude, longitude] = order === 'longitude first' ? [two, one] : [one, two];
    expect(distanceKm({ latitude, longitude }, expected)).toBeLessThan(METRES);
  }
});

test('BR-06 all five are there, and all but the geo address know a route', () => {
  expect(links.map(({ map, route }) => [map, Boolean(route)])).toEqual([
    ['amap', true],
    ['baidu', true],
    ['tencent', true],
    ['apple', true],
    ['geo', false],
  ]);
});

test('BR-06 a name cannot add parameters of its own', () => {
  for (const { map, marker, route } of links) {
    for (const address of [marker, route].filter((text) => text !== undefined)) {
      expect(address).not.toContain('#');
      if (map !== 'geo') expect(new URL(address).searchParams.get('朝阳 建国路')).toBeNull();
    }
  }
  expect(new URL(linkOf('amap')?.marker ?? '').searchParams.get('name')).toBe(NAME);
  expect(new URL(linkOf('baidu')?.route ?? '').searchParams.get('region')).toBe('北京市');
});
