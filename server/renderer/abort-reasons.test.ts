/** @jest-environment node */
import { releaseAbortReasons } from './abort-reasons';

const { abort } = AbortController.prototype;
beforeAll(releaseAbortReasons);
afterAll(() => {
  AbortController.prototype.abort = abort;
});

/** An error that counts how often its stack was read. */
function watched() {
  const reason = new Error('over');
  const read = jest.fn(() => '');
  Object.defineProperty(reason, 'stack', { get: read });
  return { reason, read };
}

test('the stack of a reason is read, so that its frames hold nothing', () => {
  const { reason, read } = watched();
  const controller = new AbortController();
  controller.abort(reason);
  expect(read).toHaveBeenCalledTimes(1);
  expect(controller.signal.reason).toBe(reason);
});

test.each([['text'], [null], [0], [{ a: 1 }]])('the reason %j stays as it is', (reason) => {
  const controller = new AbortController();
  controller.abort(reason);
  expect([controller.signal.aborted, controller.signal.reason]).toEqual([true, reason]);
});

test('without a reason there is the one of the platform, and listeners are called once', () => {
  const controller = new AbortController();
  const listener = jest.fn();
  controller.signal.addEventListener('abort', listener);
  controller.abort();
  controller.abort(new Error('again'));
  expect(controller.signal.reason).toMatchObject({ name: 'AbortError' });
  expect(listener).toHaveBeenCalledTimes(1);
});
