import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external';
import { boundFrameworkMemory } from './framework-memory';

test('the framework’s notes of addresses are thrown away before they fill the memory', () => {
  jest.useFakeTimers();
  const notes: Map<string, object> = Reflect.get(SharedCacheControls, 'cacheControls');
  const log = { warn: jest.fn() };
  boundFrameworkMemory(log);
  for (let at = 0; at < 100; at += 1) notes.set(`/few/${at}`, {});
  jest.advanceTimersByTime(60_000);
  expect(notes.size).toBe(100);
  for (let at = 0; at < 6000; at += 1) notes.set(`/many/${at}`, {});
  jest.advanceTimersByTime(60_000);
  expect(notes.size).toBe(0);
  expect(log.warn).not.toHaveBeenCalled();
  jest.useRealTimers();
});
