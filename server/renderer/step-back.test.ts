import os from 'node:os';
import { log } from '@/lib/runtime/log';
import { stepBack } from './step-back';

const warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
const get = jest.spyOn(os, 'getPriority');
const set = jest.spyOn(os, 'setPriority').mockImplementation(() => undefined);
afterEach(() => jest.clearAllMocks());

test.each([
  [0, 10],
  [5, 15],
  [12, 19],
])('OP-04 on Linux a thread of niceness %i gets %i', (before, after) => {
  get.mockReturnValue(before);
  stepBack('linux');
  expect(set).toHaveBeenCalledWith(after);
});

test('OP-04 elsewhere the priority of the whole process stays as it is', () => {
  stepBack('darwin');
  expect(set).not.toHaveBeenCalled();
});

test('OP-04 where the system forbids it, the renderer says so and goes on', () => {
  set.mockImplementationOnce(() => {
    throw new Error('EPERM');
  });
  expect(() => stepBack('linux')).not.toThrow();
  expect(warned).toHaveBeenCalledTimes(1);
});
