import { convert, distanceKm, readPoint, sixPlaces } from './coordinates';

const POINT = { latitude: 39.915, longitude: 116.404 };

/** Results of the public reference implementation (coordtransform) for one point. */
test.each([
  ['BD09', 'GCJ02', 39.90865673957631, 116.39762729119315],
  ['GCJ02', 'BD09', 39.92133699351022, 116.41036949371029],
  ['WGS84', 'GCJ02', 39.91640428150164, 116.41024449916938],
  ['GCJ02', 'WGS84', 39.91359571849836, 116.39775550083061],
] as const)('BR-06 %s to %s is right to two metres', (from, to, latitude, longitude) => {
  expect(distanceKm(convert(POINT, from, to), { latitude, longitude })).toBeLessThan(0.002);
});

test('BR-06 a round trip ends where it began, to less than a metre', () => {
  for (const latitude of [18.25, 31.2, 43.8])
    for (const longitude of [87.6, 104.1, 126.6]) {
      const start = { latitude, longitude };
      const back = convert(convert(start, 'BD09', 'WGS84'), 'WGS84', 'BD09');
      expect(distanceKm(start, back)).toBeLessThan(0.001);
    }
});

test('BR-06 outside China there is no shift', () => {
  const london = { latitude: 51.5072, longitude: -0.1276 };
  expect(convert(london, 'WGS84', 'GCJ02')).toEqual(london);
});

test('BR-05 a degree of latitude is 111.2 kilometres, and nowhere to nowhere none', () => {
  const north = { ...POINT, latitude: POINT.latitude + 1 };
  expect(distanceKm(POINT, north)).toBeCloseTo(111.195, 2);
  expect(distanceKm(POINT, POINT)).toBe(0);
});

test.each([
  ['31.2', '121.5', true],
  ['', '', false],
  ['31.2', '', false],
  ['0', '0', false],
  ['121.5', '31.2', false],
  ['31,2', '121.5', false],
  ['NaN', 'Infinity', false],
  ['-31.2', '121.5', false],
])('BR-05 latitude %p and longitude %p are a place: %p', (latitude, longitude, expected) => {
  expect(readPoint(latitude, longitude) !== null).toBe(expected);
});

test('BR-06 addresses hold six decimals', () => {
  expect(sixPlaces(31.2)).toBe('31.200000');
});
