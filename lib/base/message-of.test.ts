import { messageOf } from './message-of';

test.each([
  [new Error('no space left on device'), 'no space left on device'],
  [new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }), 'fetch failed'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
  [7, '7'],
])('the message of %p', (thrown, message) => expect(messageOf(thrown)).toBe(message));
