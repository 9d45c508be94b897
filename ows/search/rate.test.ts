import { Rate } from './rate';

test('SE-02 beyond so many searches a second none goes ahead until time has passed', () => {
  let now = 0;
  const rate = new Rate(2, () => now);
  expect([rate.take(), rate.take(), rate.take()]).toEqual([true, true, false]);
  now = 499;
  expect(rate.take()).toBe(false);
  now = 500;
  expect([rate.take(), rate.take()]).toEqual([true, false]);
  now = 60_000;
  expect([rate.take(), rate.take(), rate.take()]).toEqual([true, true, false]);
});
