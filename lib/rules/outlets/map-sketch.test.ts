import { mapSketch, type Outlines } from './map-sketch';

const OUTLINES: Outlines = {
  rings: [
    [
      [120, 30],
      [123, 30],
      [123, 33],
      [120, 33],
    ],
    [
      [100, 20],
      [101, 20],
      [101, 21],
    ],
  ],
  borders: [
    [
      [121.4, 31.2],
      [121.5, 31.2],
      [140, 40],
    ],
  ],
  names: [
    ['静安区', 'shanghai', 121.45, 31.25],
    ['成都市', 'sichuan', 104, 30.6],
  ],
};
const AT = { latitude: 31.23, longitude: 121.47 };

test('BR-01 a sketch holds what is around the place, cut at its box, and a scale', () => {
  const { land, borders, names, scale, width, height } = mapSketch(OUTLINES, AT, 'shanghai');
  expect(land.match(/M/g)).toHaveLength(1);
  const xs = [...land.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([-9, width + 9]);
  expect(borders.match(/[ML]/g)).toEqual(['M', 'L']);
  expect(names.map(({ name }) => name)).toEqual(['静安区']);
  expect([height, scale.kilometres]).toEqual([320, 5]);
});

test('BR-01 where the outlines have no districts, more of the land is seen', () => {
  const [near, far] = ['shanghai', 'sichuan'].map((province) => mapSketch(OUTLINES, AT, province).scale);
  expect((near?.length ?? 0) / (near?.kilometres ?? 1)).toBeGreaterThan(
    (far?.length ?? 0) / (far?.kilometres ?? 1),
  );
});
