import { fittingNames } from './map-names';

const at = (name: string, x: number, y: number) => ({ name, x, y });

test('BR-01 of names that would overlap on the map the first is shown', () => {
  const names = [
    at('黄浦区', 100, 100),
    at('静安区', 130, 104),
    at('浦东新区', 160, 104),
    at('宝山区', 130, 130),
  ];
  expect(fittingNames(names).map(({ name }) => name)).toEqual(['黄浦区', '浦东新区', '宝山区']);
  expect(fittingNames([])).toEqual([]);
});
