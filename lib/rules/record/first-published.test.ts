import { isFirstPublication } from './first-published';

test.each([
  ['minutes after its time', '2025-03-28T09:31:00.000Z', '2025-03-28 17:30:00', true],
  [
    'before its time, as a back office whose clock is ahead answers it',
    '2025-03-28T09:29:00.000Z',
    '2025-03-28 17:30:00',
    true,
  ],
  ['a day later', '2025-03-29T09:30:00.000Z', '2025-03-28 17:30:00', true],
  ['years later', '2026-11-24T22:06:00.000Z', '2025-03-28 17:30:00', false],
  ['at any time, where its own is unreadable', '2026-11-24T22:06:00.000Z', '28/3/25', true],
])('AR-03 a filing seen %s', (_when, since, displayTime, isFirst) => {
  expect(isFirstPublication(since, displayTime)).toBe(isFirst);
});
