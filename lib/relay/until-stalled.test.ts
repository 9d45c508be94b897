import { PassThrough } from 'node:stream';
import { untilStalled } from './until-stalled';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

function fileOf(...chunks: string[]): PassThrough {
  const file = new PassThrough({ objectMode: true });
  for (const chunk of chunks) file.write(Buffer.from(chunk));
  return file;
}

test('OP-05 a reader that keeps taking gets all of a file, however long it takes', async () => {
  const file = fileOf('a', 'b', 'c');
  file.end();
  let text = '';
  for await (const chunk of untilStalled(file)) {
    text += Buffer.from(chunk).toString();
    jest.advanceTimersByTime(59_999);
  }
  expect(text).toBe('abc');
  expect(jest.getTimerCount()).toBe(0);
});

test('OP-05 a reader that takes nothing for a minute loses the file, and reading on fails', async () => {
  const file = fileOf('a', 'b');
  const chunks = untilStalled(file);
  await chunks.next();
  jest.advanceTimersByTime(60_000);
  expect(file.destroyed).toBe(true);
  await expect(chunks.next()).rejects.toThrow('stalled');
});

test('a reader that leaves closes the file', async () => {
  const file = fileOf('a', 'b');
  const chunks = untilStalled(file);
  await chunks.next();
  await chunks.return(undefined);
  expect(file.destroyed).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});
