import { breather } from './breather';

test('other work has its turn once the time is used up, and not before', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const pause = breather(4);
  let others = 0;
  const count = () => {
    others += 1;
  };
  setImmediate(count);
  now.mockReturnValue(3.9);
  await pause();
  expect(others).toBe(0);
  now.mockReturnValue(4);
  await pause();
  expect(others).toBe(1);
  setImmediate(count);
  now.mockReturnValue(7.9);
  await pause();
  expect(others).toBe(1);
});
