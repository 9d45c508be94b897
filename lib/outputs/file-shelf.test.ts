import { LIFETIMES, TAGS } from '@/lib/base/cache';
import { OwsError } from '@/lib/base/ows-error';
import { LOOK_AGAIN_MS, listTag, SECOND_LOOK_MS } from '@/lib/runtime/emptied';
import { noteTags } from '@/lib/runtime/page-notes';
import { forgetPublications, publish } from '@/testing/marks';
import { fileShelf } from './file-shelf';

const text =
  (body: string, ...tags: string[]) =>
  async () => {
    noteTags(...tags);
    return { type: 'text/plain', body, save: false };
  };
const bodyOf = async (asked: Promise<{ body: unknown } | null>) => (await asked)?.body;
const down = () => Promise.reject(new OwsError('network', 'down', { code: 0 }));
const settled = () => new Promise((resolve) => jest.requireActual('node:timers').setImmediate(resolve));

beforeEach(() => {
  forgetPublications();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

test('RT-01 a file that has grown old serves while it is made anew; nobody waits', async () => {
  const shelf = fileShelf('grown-old', 5);
  expect(await bodyOf(shelf.get('a', text('first')))).toBe('first');
  jest.advanceTimersByTime(LIFETIMES.list * 1000 - 1);
  expect(await bodyOf(shelf.get('a', text('second')))).toBe('first');
  jest.advanceTimersByTime(1);
  expect(await bodyOf(shelf.get('a', text('third')))).toBe('first');
  await settled();
  expect(await bodyOf(shelf.get('a', text('fourth')))).toBe('third');
});

test('DT-01 after a publication the next asker waits for the new file, and gets the old one while making fails', async () => {
  const shelf = fileShelf('published', 5);
  await shelf.get('a', text('first', TAGS.lists));
  publish(TAGS.lists);
  expect(await bodyOf(shelf.get('a', text('second', TAGS.lists)))).toBe('second');
  jest.advanceTimersByTime(1);
  publish(TAGS.lists);
  expect(await bodyOf(shelf.get('a', down))).toBe('second');
  await expect(shelf.get('b', down)).rejects.toThrow('down');
});

test.each([TAGS.article('7'), TAGS.lists, TAGS.pages, TAGS.menu])(
  'DT-01 a file is made anew after a publication of %s, of which it is made',
  async (tag) => {
    const shelf = fileShelf(`made-of-${tag}`, 5);
    await shelf.get('a', text('first', TAGS.article('7'), TAGS.lists));
    publish(tag);
    expect(await bodyOf(shelf.get('a', text('second')))).toBe('second');
  },
);

test('DT-01 a publication of something else leaves a file as it is', async () => {
  const shelf = fileShelf('made-of-others', 5);
  await shelf.get('a', text('first', TAGS.article('7')));
  publish(TAGS.article('8'), TAGS.outlets);
  expect(await bodyOf(shelf.get('a', text('second')))).toBe('first');
});

test('M6 a file that breaks while it is made is not tried again for a minute, an outage is', async () => {
  const shelf = fileShelf('broken', 5);
  const make = jest.fn(() => Promise.reject(new RangeError('too deep')));
  for (let at = 0; at < 3; at += 1) await expect(shelf.get('a', make)).rejects.toThrow('too deep');
  expect(make).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(await bodyOf(shelf.get('a', text('mended')))).toBe('mended');
  await expect(shelf.get('b', down)).rejects.toThrow('down');
  expect(await bodyOf(shelf.get('b', text('back')))).toBe('back');
});

test('L14 of more files than a shelf holds the least recently used one goes', async () => {
  const shelf = fileShelf('bounded', 2);
  for (const name of ['a', 'b', 'a', 'c']) await shelf.get(name, text('first'));
  expect(await bodyOf(shelf.get('a', text('second')))).toBe('first');
  expect(await bodyOf(shelf.get('b', text('second')))).toBe('second');
});

describe('a list that had entries and has none', () => {
  const full = text('full', TAGS.lists, listTag('q', false));
  const empty = text('empty', TAGS.lists, listTag('q', true));
  const grown = (name: string) => {
    const shelf = fileShelf(name, 5);
    const next = async (make: typeof full, ms: number) => {
      jest.advanceTimersByTime(ms);
      await shelf.get('a', make);
      await settled();
      return bodyOf(shelf.get('a', make));
    };
    return { shelf, next };
  };

  test('CL-06 is believed at a second look a while later, not at once', async () => {
    const { next } = grown('emptied');
    await next(full, 0);
    expect(await next(empty, LIFETIMES.list * 1000)).toBe('full');
    expect(await next(empty, LOOK_AGAIN_MS)).toBe('full');
    expect(await next(empty, SECOND_LOOK_MS)).toBe('empty');
  });

  test('CL-06 is believed at once after a publication', async () => {
    const { shelf, next } = grown('emptied-by-an-editor');
    await next(full, 0);
    publish(TAGS.lists);
    expect(await bodyOf(shelf.get('a', empty))).toBe('empty');
  });
});
