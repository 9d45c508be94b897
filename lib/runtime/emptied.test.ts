import { isEmptied, listTag, tagsOfNews } from './emptied';

test('CL-06 a list is emptied when it had entries before and has none now, and no other list counts', () => {
  const before = [listTag('a', false), listTag('b', true)];
  expect(isEmptied(before, [listTag('a', true)])).toBe(true);
  expect(isEmptied(before, [listTag('a', false), listTag('b', true), listTag('c', true)])).toBe(false);
});

test('CL-06 an article’s tag is news for the page about it, and none for a list that names it among others', () => {
  expect(tagsOfNews(['pages', 'menu', 'dictionaries', 'article:7'])).toEqual(['article:7']);
  expect(tagsOfNews(['pages', 'lists', 'article:7', 'outlets'])).toEqual(['lists', 'outlets']);
});
