import type { OutletCard, Point } from '@/lib/model/outlets';
import { byDistance, kilometres, selectedFirst, withVisited } from './sort';

const HERE: Point = { latitude: 31.23, longitude: 121.47 };
const cardOf = (name: string, position: Point | null = null): OutletCard => ({
  id: name,
  kind: 'office',
  name,
  address: '',
  phone: '',
  hours: '',
  facilities: [],
  province: 'shanghai',
  city: '',
  position,
});
const north = (degrees: number): Point => ({ ...HERE, latitude: HERE.latitude + degrees });
const LIST = [cardOf('无'), cardOf('远', north(2)), cardOf('近', north(0.1)), cardOf('也无')];
const names = (list: readonly OutletCard[]) => list.map(({ name }) => name);

test('BR-05 nearest first, without a position last and in their order', () => {
  const sorted = byDistance(LIST, HERE);
  expect(names(sorted)).toEqual(['近', '远', '无', '也无']);
  expect(sorted.map(({ distance }) => distance !== null)).toEqual([true, true, false, false]);
});

test('BR-05 without the position of the visitor nothing moves and nothing has a distance', () => {
  const same = byDistance(LIST, null);
  expect(names(same)).toEqual(names(LIST));
  expect(same.every(({ distance }) => distance === null)).toBe(true);
});

test('BR-05 kilometres have one decimal', () => {
  expect(kilometres(11.1195)).toBe('11.1');
  expect(kilometres(0.04)).toBe('0.0');
});

test('BR-02 the selected outlet stands first, whether the list had it or not', () => {
  const list = byDistance(LIST, null);
  const [, far] = list;
  expect(names(selectedFirst(list, far ?? null))).toEqual(['远', '无', '近', '也无']);
  const [other] = byDistance([cardOf('外地')], null);
  expect(names(selectedFirst(list, other ?? null))).toEqual(['外地', '无', '远', '近', '也无']);
  expect(names(selectedFirst(list, null))).toEqual(names(LIST));
});

test('BR-07 history is newest first, each name once, at most twenty', () => {
  const many = Array.from({ length: 20 }, (_, at) => cardOf(`网点${at}`));
  const next = withVisited(many, cardOf('网点7'));
  expect(next).toHaveLength(20);
  expect(names(next).slice(0, 2)).toEqual(['网点7', '网点0']);
  expect(names(withVisited(many, cardOf('新')))).not.toContain('网点19');
});
