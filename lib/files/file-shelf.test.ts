import { LIFETIMES } from '../cache';
import { fileShelf } from './file-shelf';

const text = (body: string) => async () => ({ type: 'text/plain', body, save: false });
const bodyOf = async (asked: Promise<{ body: unknown } | null>) => (await asked)?.body;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('RT-01 a file that has grown old serves while it is made anew; nobody waits', async () => {
  const shelf = fileShelf('grown-old', 5);
  expect(await bodyOf(shelf.get('a', text('first')))).toBe('first');
  jest.advanceTimersByTime(LIFETIMES.list * 1000 - 1);
  expect(await bodyOf(shelf.get('a', text('second')))).toBe('first');
  jest.advanceTimersByTime(1);
  expect(await bodyOf(shelf.get('a', text('third')))).toBe('first');
  await Promise.resolve();
  expect(await bodyOf(shelf.get('a', text('fourth')))).toBe('third');
});

test('DT-01 after a publication the next asker waits for the new file, and gets the old one while making fails', async () => {
  const shelf = fileShelf('published', 5);
  await shelf.get('a', text('first'));
  shelf.expire();
  expect(await bodyOf(shelf.get('a', text('second')))).toBe('second');
  shelf.expire();
  expect(await bodyOf(shelf.get('a', () => Promise.reject(new Error('down'))))).toBe('second');
  await expect(shelf.get('b', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
});
