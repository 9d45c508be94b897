import { inOrder, type Queues } from './in-order';

/** A task that records its start and settles when `end` or `fail` is called. */
function work(begun: string[], name: string) {
  let end: (outcome: Promise<string>) => void = () => undefined;
  const outcome = new Promise<string>((resolve) => {
    end = resolve;
  });
  const start = () => {
    begun.push(name);
    return outcome;
  };
  return { start, end: () => end(Promise.resolve(name)), fail: () => end(Promise.reject(new Error(name))) };
}

const quiet = () => new Promise((resolve) => setImmediate(resolve));

test('works of one key run one after another, those of other keys at once', async () => {
  const queues: Queues = new Map();
  const begun: string[] = [];
  const [first, second, other] = [work(begun, 'first'), work(begun, 'second'), work(begun, 'other')];
  const results = [
    inOrder(queues, 'a', first.start),
    inOrder(queues, 'a', second.start),
    inOrder(queues, 'b', other.start),
  ];
  second.end();
  other.end();
  await quiet();
  expect(begun).toEqual(['first', 'other']);
  first.end();
  expect(await Promise.all(results)).toEqual(['first', 'second', 'other']);
  expect(begun).toEqual(['first', 'other', 'second']);
});

test('work that fails does not keep the next from running, and nothing is left behind', async () => {
  const queues: Queues = new Map();
  const begun: string[] = [];
  const [first, second] = [work(begun, 'first'), work(begun, 'second')];
  const failing = inOrder(queues, 'a', first.start);
  const next = inOrder(queues, 'a', second.start);
  first.fail();
  second.end();
  await expect(failing).rejects.toThrow('first');
  expect(await next).toBe('second');
  await quiet();
  expect(queues.size).toBe(0);
});
