import { Once } from './once';

test('CU-10 requests with the same key wait for the same outcome', async () => {
  const once = new Once<string>();
  const work = jest.fn(async () => 'sent');
  const all = await Promise.all([1, 2, 3].map(() => once.run('a', work, () => true)));
  expect(all).toEqual(['sent', 'sent', 'sent']);
  expect(await once.run('a', work, () => true)).toBe('sent');
  expect(work).toHaveBeenCalledTimes(1);
  await once.run('b', work, () => true);
  expect(work).toHaveBeenCalledTimes(2);
});

test('CU-10 what failed can be tried again', async () => {
  const once = new Once<string>();
  const work = jest.fn(async () => 'failed');
  await once.run('a', work, () => false);
  await once.run('a', work, () => false);
  await expect(
    once.run(
      'c',
      () => Promise.reject(new Error('down')),
      () => true,
    ),
  ).rejects.toThrow('down');
  expect(
    await once.run(
      'c',
      async () => 'sent',
      () => true,
    ),
  ).toBe('sent');
  expect(work).toHaveBeenCalledTimes(2);
});

test('CU-10 keys are forgotten after ten minutes', async () => {
  jest.useFakeTimers();
  const once = new Once<number>();
  const work = jest.fn(async () => 1);
  await once.run('a', work, () => true);
  jest.advanceTimersByTime(600_001);
  await once.run('a', work, () => true);
  expect(work).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
