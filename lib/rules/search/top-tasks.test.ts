import { TOP_TASKS, topTasks } from './top-tasks';

const names = (question: string) => topTasks(question).map(({ name }) => name);

test.each([
  ['怎么投诉', ['complain']],
  ['分红', ['dividends']],
  ['dividend', ['dividends']],
  ['Dividends 2025', ['dividends']],
  ['tousu', ['complain']],
  ['附近的营业部电话', ['hotline', 'outlet']],
  ['６０１２１１', ['quotes']],
  ['annual rep', ['reports']],
])('SE-03 the question %s is led to %j', (question, expected) => {
  expect(names(question)).toEqual(expected);
});

test.each([[''], ['  '], ['zzz'], ['a'], ['<script>'], ['债券承销']])(
  'SE-03 %j is no known task',
  (question) => {
    expect(topTasks(question)).toEqual([]);
  },
);

test('SE-03 at most three tasks, however long the question', () => {
  expect(names('投诉电话网点下载核验举报')).toHaveLength(3);
});

test('SE-03 every task has a name and an address of its own', () => {
  expect(new Set(TOP_TASKS.map(({ name }) => name)).size).toBe(TOP_TASKS.length);
  expect(new Set(TOP_TASKS.map(({ path }) => path)).size).toBe(TOP_TASKS.length);
});
