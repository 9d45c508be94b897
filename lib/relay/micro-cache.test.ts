import { MicroCache } from './micro-cache';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

function source() {
  let calls = 0;
  return { load: async () => `answer ${++calls}`, calls: () => calls };
}

test('CL-03 equal calls at the same time are one', async () => {
  const cache = new MicroCache({ entries: 10, chars: 1000 });
  const { load, calls } = source();
  const answers = await Promise.all([1, 2, 3].map(() => cache.get({ key: 'a', cacheMs: 0 }, load)));
  expect(answers).toEqual(['answer 1', 'answer 1', 'answer 1']);
  await cache.get({ key: 'a', cacheMs: 0 }, load);
  expect(calls()).toBe(2);
});

test('CL-03 a success is kept for its time and no longer', async () => {
  const cache = new MicroCache({ entries: 10, chars: 1000 });
  const { load } = source();
  const ask = () => cache.get({ key: 'a', cacheMs: 3000 }, load);
  await ask();
  jest.advanceTimersByTime(2999);
  expect(await ask()).toBe('answer 1');
  jest.advanceTimersByTime(2);
  expect(await ask()).toBe('answer 2');
});

test('CL-03 a failure reaches all waiting requests and is not cached', async () => {
  const cache = new MicroCache({ entries: 10, chars: 1000 });
  const fail = async () => Promise.reject(new Error('down'));
  const both = [1, 2].map(() => cache.get({ key: 'a', cacheMs: 3000 }, fail));
  for (const one of both) await expect(one).rejects.toThrow('down');
  await expect(cache.get({ key: 'a', cacheMs: 3000 }, async () => 'up')).resolves.toBe('up');
});

test('CL-03 entries and characters are bounded; the oldest go first', async () => {
  const cache = new MicroCache({ entries: 2, chars: 20 });
  const asked: string[] = [];
  const ask = (key: string, text = key) =>
    cache.get({ key, cacheMs: 3000 }, async () => {
      asked.push(key);
      return text;
    });
  for (const key of ['a', 'b', 'c', 'b', 'a']) await ask(key);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
  await ask('wide', 'x'.repeat(20));
  await ask('a');
  expect(asked).toEqual(['a', 'b', 'c', 'a', 'wide', 'a']);
  await ask('too wide', 'x'.repeat(21));
  await ask('too wide', 'x'.repeat(21));
  expect(asked.slice(-2)).toEqual(['too wide', 'too wide']);
});
