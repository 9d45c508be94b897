import { EventEmitter } from 'node:events';
import { endSlowBodies } from './slow-bodies';

/** Whether the connection is closed when the time for a body is over. */
function isEnded(method: string, url: string, complete = false): boolean {
  jest.useFakeTimers();
  const destroy = jest.fn();
  endSlowBodies({ method, url, complete, socket: { destroy } }, new EventEmitter());
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  return destroy.mock.calls.length > 0;
}

test('M5 a body that does not come within a minute ends its connection, that of a form excepted', () => {
  expect(isEnded('POST', '/ows/thrift/service')).toBe(true);
  expect(isEnded('POST', '/api/verify/zh')).toBe(true);
  expect(isEnded('POST', '/ows/thrift/service', true)).toBe(false);
  expect(isEnded('POST', '/api/forms/zh/complaint')).toBe(false);
  expect(isEnded('GET', '/terms')).toBe(false);
});
