import { mapSketch, mapSketchOfAll, type Outlines } from './map-sketch';
import { lineOf } from './sketch-lines';

const OUTLINES: Outlines = {
  rings: [
    lineOf([
      [120, 30],
      [123, 30],
      [123, 33],
      [120, 33],
    ]),
    lineOf([
      [100, 20],
      [101, 20],
      [101, 21],
    ]),
  ],
  borders: [
    lineOf([
      [121.4, 31.2],
      [121.5, 31.2],
      [140, 40],
    ]),
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

test('BR-01 the place is in the middle, and a name that it would cover stands above it', () => {
  const names: Outlines['names'] = [['徐汇区', 'shanghai', AT.longitude, AT.latitude]];
  const { places, names: shown, width, height } = mapSketch({ ...OUTLINES, names }, AT, 'shanghai');
  expect(places).toEqual([{ x: width / 2, y: height / 2 }]);
  expect(shown).toEqual([{ name: '徐汇区', x: width / 2, y: height / 2 - 15, major: true }]);
});

const near = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  { above: [], shift: -15 },
  { above: [20], shift: -30 },
  { above: [20, 35], shift: 30 },
  { above: [20, 35, -20, -35], shift: null },
])(
  'BR-01 a name among places, the others $above above its own, is moved by $shift or left out',
  ({ above, shift }) => {
    const names: Outlines['names'] = [['徐汇区', 'shanghai', AT.longitude, AT.latitude]];
    const corners = [
      near(AT.latitude - 0.2, AT.longitude - 0.2),
      near(AT.latitude + 0.2, AT.longitude + 0.2),
    ];
    const degrees = (units: number) => (units * 0.4) / (1 - 2 * 0.15) / 555;
    const others = above.map((units) => near(AT.latitude + degrees(units), AT.longitude));
    const sketch = mapSketchOfAll({ ...OUTLINES, names }, [AT, ...others, ...corners], 'shanghai');
    const own = sketch?.places[0]?.y ?? 0;
    expect(sketch?.names.map(({ y }) => y - own)).toEqual(shift === null ? [] : [shift]);
  },
);

test('BR-01 the sketch of a province holds all its places, those at one spot once', () => {
  const at = [AT, near(31.2301, 121.4701), near(32.1, 120.6), near(30.4, 122.3)];
  const sketch = mapSketchOfAll(OUTLINES, at, 'shanghai');
  expect(sketch?.places).toHaveLength(3);
  for (const { x, y } of sketch?.places ?? []) {
    expect(x).toBeGreaterThan(0.1 * 600);
    expect(x).toBeLessThan(0.9 * 600);
    expect(y).toBeGreaterThan(0.1 * 555);
    expect(y).toBeLessThan(0.9 * 555);
  }
});

test('BR-01 a single place is seen from no nearer than the outlines have something to show', () => {
  const [one, many] = [mapSketch(OUTLINES, AT, 'sichuan'), mapSketchOfAll(OUTLINES, [AT], 'sichuan')];
  const degrees = ({ scale, height }: typeof one) => (height * scale.kilometres) / scale.length;
  expect(many && degrees(many) / degrees(one)).toBeCloseTo(1, 1);
});

test('BR-01 districts are not named from afar, and names that crowd are left out in larger letters', () => {
  const names: Outlines['names'] = [
    ['甲市', 'x', 104, 30],
    ['乙市', 'x', 104.25, 30],
    ['丙区', 'x', 103, 30.5],
  ];
  const far = mapSketchOfAll({ ...OUTLINES, names }, [near(29, 102), near(32, 105)], 'sichuan');
  expect(far?.names.map(({ name, major }) => [name, major])).toEqual([
    ['甲市', true],
    ['乙市', false],
  ]);
});

test('BR-01 without places, and with places that cannot be of one province, nothing is drawn', () => {
  expect(mapSketchOfAll(OUTLINES, [], 'shanghai')).toBeNull();
  expect(mapSketchOfAll(OUTLINES, [AT, near(0, 0)], 'shanghai')).toBeNull();
});
