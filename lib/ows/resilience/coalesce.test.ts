/** @jest-environment node */
import { deadlineIn } from '@/lib/runtime/running-time';
import { forgetPublications, publish } from '@/testing/marks';
import { coalesced } from './coalesce';

const SHARING = { deadline: Number.MAX_SAFE_INTEGER, reuse: { forMs: 1000, tag: 'outlets' } };
const ROWS = ['a row'];

let calls: number;
let value: unknown[];
let path = '/0';

const load = async () => {
  calls += 1;
  return { value };
};
const ask = (sharing: Parameters<typeof coalesced>[1] = SHARING) =>
  coalesced({ method: 'POST', path }, sharing, load);

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: ['nextTick', 'queueMicrotask'] });
  calls = 0;
  value = ROWS;
  path = `/${expect.getState().currentTestName}`;
});
afterEach(() => {
  forgetPublications();
  jest.useRealTimers();
});

test('CL-01 the answer of a call that allows it serves identical calls for its time, and no longer', async () => {
  const first = await ask();
  jest.advanceTimersByTime(999);
  expect(await ask()).toBe(first);
  expect(calls).toBe(1);
  jest.advanceTimersByTime(2);
  await ask();
  expect(calls).toBe(2);
});

test('CL-01 other calls share what is in flight, and nothing afterwards', async () => {
  const sharing = { deadline: SHARING.deadline };
  await Promise.all([ask(sharing), ask(sharing)]);
  expect(calls).toBe(1);
  await ask(sharing);
  expect(calls).toBe(2);
});

test('CL-01 a publication that names the tag ends the reuse, one of another tag does not', async () => {
  await ask();
  jest.advanceTimersByTime(100);
  publish('lists');
  await ask();
  expect(calls).toBe(1);
  publish('outlets');
  await ask();
  expect(calls).toBe(2);
});

test('CL-06 an empty list is not reused', async () => {
  value = [];
  await ask();
  await ask();
  expect(calls).toBe(2);
});

test('CL-06 a failure is not reused', async () => {
  const fail = () => coalesced({ method: 'POST', path }, SHARING, () => Promise.reject(new Error('down')));
  await expect(fail()).rejects.toThrow('down');
  await ask();
  expect(calls).toBe(1);
});

test('CL-01 a call past its deadline is not joined', async () => {
  const hanging = () => {
    calls += 1;
    return new Promise<never>(() => undefined);
  };
  void coalesced({ method: 'POST', path }, { deadline: deadlineIn(-1) }, hanging);
  await ask();
  expect(calls).toBe(2);
});
