import { madeOnce, noneMade } from './made-once';

const [rows, words] = [[1], new Map()];

test('a result is made once for the same objects and name', () => {
  const [known, make] = [noneMade(), jest.fn(() => ({}))];
  const first = madeOnce(known, { from: [rows, words], name: 'a' }, make);
  expect(madeOnce(known, { from: [rows, words], name: 'a' }, make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test.each([
  ['another name', [rows, words], 'b'],
  ['other objects with the same content', [[1], words], 'a'],
  ['fewer objects', [rows], 'a'],
  ['another order', [words, rows], 'a'],
])('%s gets a result of its own', (_, from, name) => {
  const known = noneMade();
  const first = madeOnce(known, { from: [rows, words], name: 'a' }, () => ({}));
  expect(madeOnce(known, { from, name }, () => ({}))).not.toBe(first);
});

test('a failure is not kept', () => {
  const known = noneMade();
  const fail = () => {
    throw new Error('no');
  };
  expect(() => madeOnce(known, { from: [rows], name: 'a' }, fail)).toThrow('no');
  expect(madeOnce(known, { from: [rows], name: 'a' }, () => 7)).toBe(7);
});

test('undefined is a result, too', () => {
  const [known, make] = [noneMade(), jest.fn()];
  for (let turn = 0; turn < 2; turn += 1) madeOnce(known, { from: [rows], name: 'a' }, make);
  expect(make).toHaveBeenCalledTimes(1);
});
