import { Rate } from './rate';

test('SE-02 beyond the rate searches are refused until tokens are refilled', () => {
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
