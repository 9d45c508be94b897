import { atMost } from './at-most';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('results are in the order of the items, and no more works run at once than allowed', async () => {
  let running = 0;
  let most = 0;
  const results = await atMost([3, 1, 2, 0, 5], 2, async (turns) => {
    running += 1;
    most = Math.max(most, running);
    for (let at = 0; at < turns; at += 1) await turn();
    running -= 1;
    return turns * 10;
  });
  expect(results).toEqual([30, 10, 20, 0, 50]);
  expect(most).toBe(2);
});

test('without items nothing is done', async () => {
  expect(await atMost([], 4, () => Promise.reject(new Error('called')))).toEqual([]);
});

test('after a failure no other work is begun', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    await turn();
    if (item === 1) throw new Error('the second one');
  };
  await expect(atMost([0, 1, 2, 3, 4, 5], 2, work)).rejects.toThrow('the second one');
  await turn();
  await turn();
  expect(begun).toEqual([0, 1, 2]);
});
