import { Rotation } from './rotation';

function filled(items: Record<string, readonly string[]>): Rotation<string> {
  const rotation = new Rotation<string>();
  for (const [owner, own] of Object.entries(items)) for (const item of own) rotation.add(owner, item);
  return rotation;
}

function taken(rotation: Rotation<string>): string[] {
  const items = [];
  for (let item = rotation.next(); item !== undefined; item = rotation.next()) items.push(item);
  return items;
}

test('owners take turns, and an owner who comes back waits for a round', () => {
  const rotation = filled({ a: ['a1', 'a2', 'a3'], b: ['b1'], c: ['c1', 'c2'] });
  expect(rotation.size).toBe(6);
  expect(rotation.next()).toBe('a1');
  rotation.add('b', 'b2');
  expect(taken(rotation)).toEqual(['b1', 'c1', 'a2', 'b2', 'c2', 'a3']);
  expect([rotation.size, rotation.next()]).toEqual([0, undefined]);
});

test('the turns before one more item are those of its own owner and one per round of each other', () => {
  const rotation = filled({ a: ['a1', 'a2', 'a3'], b: ['b1'] });
  expect(['a', 'b', 'c'].map((owner) => rotation.turnsBefore(owner))).toEqual([4, 3, 2]);
});

test('an item that is removed has no turn; one that does not wait removes nothing', () => {
  const rotation = filled({ a: ['a1', 'a2'], b: ['b1'] });
  rotation.remove('a', 'a1');
  rotation.remove('b', 'a2');
  rotation.remove('nobody', 'a2');
  expect(taken(rotation)).toEqual(['a2', 'b1']);
});

test('the last item of the owner with the most is taken, if that is more than given', () => {
  const rotation = filled({ a: ['a1'], b: ['b1', 'b2', 'b3'] });
  expect(rotation.takeFromLargest(3)).toBeUndefined();
  expect(rotation.takeFromLargest(2)).toBe('b3');
  expect([rotation.countOf('b'), rotation.countOf('nobody')]).toEqual([2, 0]);
  expect(new Rotation().takeFromLargest(0)).toBeUndefined();
});
