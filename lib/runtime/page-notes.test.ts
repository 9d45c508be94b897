import { unstable_cache } from 'next/cache';
import { LIFETIMES } from '@/lib/base/cache';
import { collectNotes, declareNotes, noteLifetime, notePartial, noteTags } from './page-notes';

jest.mock('next/cache', () => ({ unstable_cache: jest.fn(() => async () => null) }));

const collect = (load: () => void) => collectNotes(async () => load()).then(({ notes }) => notes);

test('loaders say what their page is made of, however deep they are', async () => {
  const { result, notes } = await collectNotes(async () => {
    await Promise.all([1, 2].map(async (id) => noteTags(`article:${id}`)));
    return 'data';
  });
  expect(result).toBe('data');
  expect([...notes.tags]).toEqual(expect.arrayContaining(['article:1', 'article:2', 'menu', 'dictionaries']));
  expect([...notes.tags].some((tag) => /^made:\d{13}$/.test(tag))).toBe(true);
});

test('pages made at the same time do not mix', async () => {
  const [a, b] = await Promise.all([collect(() => noteTags('a')), collect(() => noteTags('b'))]);
  expect(a.tags.has('b')).toBe(false);
  expect(b.tags.has('a')).toBe(false);
});

test('the shortest lifetime counts, and none is shorter than a second or longer than a page’s', async () => {
  expect((await collect(() => {})).lifetime).toBe(LIFETIMES.page);
  expect((await collect(() => [90, 60.2, 300].forEach(noteLifetime))).lifetime).toBe(61);
  expect((await collect(() => noteLifetime(0.001))).lifetime).toBe(1);
  expect((await collect(() => noteLifetime(-5))).lifetime).toBe(1);
  expect((await collect(() => noteLifetime(1e9))).lifetime).toBe(LIFETIMES.page);
});

test('a page that lacks something is soon made again', async () => {
  const notes = await collect(notePartial);
  expect(notes.tags.has('partial')).toBe(true);
  expect(notes.lifetime).toBe(LIFETIMES.partial);
});

test('outside of a page notes are discarded', () => {
  expect(() => noteTags('x')).not.toThrow();
  expect(() => noteLifetime(1)).not.toThrow();
});

test('many tags are handed on in portions the framework takes', async () => {
  const tags = new Set(Array.from({ length: 250 }, (_, at) => `article:${at}`));
  await declareNotes({ tags, lifetime: 60 });
  const calls = jest.mocked(unstable_cache).mock.calls.map(([, , options]) => options);
  expect(calls.map((options) => options?.tags?.length)).toEqual([100, 100, 50]);
  expect(calls.every((options) => options?.revalidate === 60)).toBe(true);
});
