import { LIFETIMES, TAGS } from '@/lib/base/cache';
import { OwsError } from '@/lib/base/ows-error';
import { LOOK_AGAIN_MS, listTag, SECOND_LOOK_MS } from '@/lib/runtime/emptied';
import { noteTags } from '@/lib/runtime/page-notes';
import { peekProcessState, setProcessState } from '@/lib/runtime/process-state';
import { openStoresAgain, openStoresAnew } from '@/server/pages/test-stores';
import { forgetPublications, publish } from '@/testing/marks';
import { fileCache } from './file-cache';

const text =
  (body: string, ...tags: string[]) =>
  async () => {
    noteTags(...tags);
    return { type: 'text/plain', body, save: false };
  };
const bodyOf = async (asked: Promise<{ body: unknown } | null>) => (await asked)?.body;
const down = () => Promise.reject(new OwsError('network', 'down', { code: 0 }));
/** Until generations in the background are over, which write to disk. */
async function settled(): Promise<void> {
  const running = () => [...(peekProcessState('fileCache')?.generations.values() ?? [])];
  while (running().length > 0) await Promise.allSettled(running());
}

beforeEach(() => {
  forgetPublications();
  openStoresAnew();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

test('RT-01 a stale file is served while it is regenerated in the background', async () => {
  const files = fileCache('grown-old');
  expect(await bodyOf(files.get('a', text('first')))).toBe('first');
  jest.advanceTimersByTime(LIFETIMES.list * 1000 - 1);
  expect(await bodyOf(files.get('a', text('second')))).toBe('first');
  jest.advanceTimersByTime(1);
  expect(await bodyOf(files.get('a', text('third')))).toBe('first');
  await settled();
  expect(await bodyOf(files.get('a', text('fourth')))).toBe('third');
});

test('DT-01 after a publication the next asker waits for the new file, and gets the old one while making fails', async () => {
  const files = fileCache('published');
  await files.get('a', text('first', TAGS.lists));
  publish(TAGS.lists);
  expect(await bodyOf(files.get('a', text('second', TAGS.lists)))).toBe('second');
  jest.advanceTimersByTime(1);
  publish(TAGS.lists);
  expect(await bodyOf(files.get('a', down))).toBe('second');
  await expect(files.get('b', down)).rejects.toThrow('down');
});

test.each([TAGS.article('7'), TAGS.lists, TAGS.pages, TAGS.menu])(
  'DT-01 a file is regenerated after a publication of %s, from which it is made',
  async (tag) => {
    const files = fileCache(`made-of-${tag}`);
    await files.get('a', text('first', TAGS.article('7'), TAGS.lists));
    publish(tag);
    expect(await bodyOf(files.get('a', text('second')))).toBe('second');
  },
);

test('DT-01 a publication of something else leaves a file as it is', async () => {
  const files = fileCache('made-of-others');
  await files.get('a', text('first', TAGS.article('7')));
  publish(TAGS.article('8'), TAGS.outlets);
  expect(await bodyOf(files.get('a', text('second')))).toBe('first');
});

describe('OP-05 names without a file', () => {
  const nothing = () =>
    jest.fn(async () => {
      noteTags(TAGS.article('9'));
      return null;
    });

  test('are looked up once a minute, and again after a publication', async () => {
    const files = fileCache('absent');
    const find = nothing();
    for (let at = 0; at < 3; at += 1) expect(await files.get('9', find)).toBeNull();
    expect(find).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    publish(TAGS.article('9'));
    jest.advanceTimersByTime(1);
    expect(await bodyOf(files.get('9', text('published', TAGS.article('9'))))).toBe('published');
    expect(await files.get('8', find)).toBeNull();
    jest.advanceTimersByTime(60_000);
    await files.get('8', find);
    expect(find).toHaveBeenCalledTimes(3);
  });

  test('count against the visitor; stored files and those that exist do not', async () => {
    const files = fileCache('counted');
    const refund = jest.fn();
    const admit = jest.fn(async () => refund);
    await files.get('a', text('there'), admit);
    expect([admit.mock.calls.length, refund.mock.calls.length]).toEqual([1, 1]);
    await files.get('a', text('there'), admit);
    await files.get('b', nothing(), admit);
    await files.get('b', nothing(), admit);
    expect([admit.mock.calls.length, refund.mock.calls.length]).toEqual([2, 1]);
  });

  test('a visitor beyond the limit gets nothing generated, and does not keep others from it', async () => {
    const files = fileCache('refused');
    const make = jest.fn(text('there'));
    const refused = files.get('a', make, () => Promise.reject(new Error('too many')));
    await expect(refused).rejects.toThrow('too many');
    expect(make).not.toHaveBeenCalled();
    expect(await bodyOf(files.get('a', make))).toBe('there');
  });
});

test('M6 a file that breaks while it is made is not tried again for a minute, an outage is', async () => {
  const files = fileCache('broken');
  const make = jest.fn(() => Promise.reject(new RangeError('too deep')));
  for (let at = 0; at < 3; at += 1) await expect(files.get('a', make)).rejects.toThrow('too deep');
  expect(make).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(await bodyOf(files.get('a', text('mended')))).toBe('mended');
  await expect(files.get('b', down)).rejects.toThrow('down');
  expect(await bodyOf(files.get('b', text('back')))).toBe('back');
});

test('L14 of more files than the store holds the least recently used one goes', async () => {
  openStoresAnew({ memoryBytes: 2500, diskBytes: 2500 });
  const files = fileCache('bounded');
  const [first, second] = ['1', '2'].map((digit) => text(digit.repeat(1000)));
  for (const name of ['a', 'b', 'a', 'c']) await files.get(name, first as typeof down);
  expect(await bodyOf(files.get('a', second as typeof down))).toMatch(/^1/);
  expect(await bodyOf(files.get('b', second as typeof down))).toMatch(/^2/);
});

test('RT-01 files outlive the process: the next one finds them on disk, with their tags', async () => {
  const files = fileCache('restart');
  const before = await files.get('a', text('first', TAGS.lists));
  openStoresAgain();
  expect(await files.get('a', down)).toEqual(before);
  publish(TAGS.lists);
  openStoresAgain();
  expect(await bodyOf(files.get('a', text('second')))).toBe('second');
});

test('RT-01 a body that stays the same keeps its entity tag and the time of its last change', async () => {
  const files = fileCache('unchanged');
  const first = await files.get('a', text('same', TAGS.lists));
  jest.advanceTimersByTime(5000);
  publish(TAGS.lists);
  const second = await files.get('a', text('same', TAGS.lists));
  expect(second).toEqual(first);
  jest.advanceTimersByTime(1);
  publish(TAGS.lists);
  const third = await files.get('a', text('other', TAGS.lists));
  expect(third?.etag).not.toBe(first?.etag);
  expect(third?.changed).toBeGreaterThan(first?.changed ?? 0);
});

test('RT-02 a file that does not exist any more is gone, also for the next process', async () => {
  const files = fileCache('withdrawn');
  await files.get('a', text('first', TAGS.lists));
  publish(TAGS.lists);
  expect(await files.get('a', async () => null)).toBeNull();
  openStoresAgain();
  expect(await files.get('a', async () => null)).toBeNull();
});

test('M6 a file that is too large for the disk stays in memory', async () => {
  const files = fileCache('large');
  const generate = jest.fn(text('x'.repeat(9 * 1024 * 1024)));
  for (let at = 0; at < 2; at += 1) await files.get('a', generate);
  expect(generate).toHaveBeenCalledTimes(1);
  openStoresAgain();
  await files.get('a', generate);
  expect(generate).toHaveBeenCalledTimes(2);
});

test('without a store each request generates its file, equal ones at once together', async () => {
  setProcessState('files', undefined);
  const files = fileCache('development');
  const generate = jest.fn(text('first'));
  const [one, two] = await Promise.all([files.get('a', generate), files.get('a', generate)]);
  expect(one).toBe(two);
  await files.get('a', generate);
  expect(generate).toHaveBeenCalledTimes(2);
});

test('what another collection stored under a name is another file', async () => {
  await fileCache('feeds').get('a', text('feed'));
  expect(await bodyOf(fileCache('cards').get('a', text('card')))).toBe('card');
});

describe('a list that had entries and has none', () => {
  const full = text('full', TAGS.lists, listTag('q', false));
  const empty = text('empty', TAGS.lists, listTag('q', true));
  const grown = (name: string) => {
    const files = fileCache(name);
    const next = async (make: typeof full, ms: number) => {
      jest.advanceTimersByTime(ms);
      await files.get('a', make);
      await settled();
      return bodyOf(files.get('a', make));
    };
    return { files, next };
  };

  test('CL-06 is believed at a second look a while later, not at once', async () => {
    const { next } = grown('emptied');
    await next(full, 0);
    expect(await next(empty, LIFETIMES.list * 1000)).toBe('full');
    expect(await next(empty, LOOK_AGAIN_MS)).toBe('full');
    expect(await next(empty, SECOND_LOOK_MS)).toBe('empty');
  });

  test('CL-06 is believed at once after a publication', async () => {
    const { files, next } = grown('emptied-by-an-editor');
    await next(full, 0);
    publish(TAGS.lists);
    expect(await bodyOf(files.get('a', empty))).toBe('empty');
  });
});
