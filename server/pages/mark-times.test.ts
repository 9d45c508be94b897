import { type Mark, MarkTimes } from './mark-times';

const DAY_MS = 24 * 3600 * 1000;

test('OP-03 of several marks of a tag the latest counts, and a tag without one counts as never', () => {
  const marks = new MarkTimes();
  const news: Mark[] = [
    ['menu', 5],
    ['lists', 7],
  ];
  marks.take(news, 10);
  marks.take([['menu', 3]], 10);
  expect([
    marks.newest(['menu']),
    marks.newest(['menu', 'lists']),
    marks.newest(['other']),
    marks.newest([]),
  ]).toEqual([5, 7, 0, 0]);
});

test('OP-03 a mark is forgotten after a day, when others arrive', () => {
  const marks = new MarkTimes([['menu', 5]]);
  marks.take([], 5 + DAY_MS);
  expect(marks.newest(['menu'])).toBe(5);
  marks.take([['lists', 9]], 6 + DAY_MS);
  expect(marks.all()).toEqual([['lists', 9]]);
});
