import { joinRunning } from './join-running';

test('equal work under way is done once, and again after its outcome', async () => {
  const running = new Map<string, Promise<string>>();
  const start = jest.fn(async () => 'done');
  const [first, second] = [joinRunning(running, 'a', start), joinRunning(running, 'a', start)];
  expect(second).toBe(first);
  expect(await joinRunning(running, 'b', start)).toBe('done');
  expect(start).toHaveBeenCalledTimes(2);
  await first;
  await joinRunning(running, 'a', start);
  expect(start).toHaveBeenCalledTimes(3);
  expect(running.size).toBe(0);
});

test('a failure reaches every joined request and is not stored', async () => {
  const running = new Map<string, Promise<string>>();
  const fail = () => joinRunning(running, 'a', () => Promise.reject(new Error('down')));
  expect(await Promise.allSettled([fail(), fail()])).toMatchObject([
    { reason: { message: 'down' } },
    { reason: { message: 'down' } },
  ]);
  expect(await joinRunning(running, 'a', async () => 'up')).toBe('up');
});
