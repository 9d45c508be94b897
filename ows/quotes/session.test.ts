import { HONG_KONG, minutesOf, SHANGHAI, sessionAt } from './session';

const minuteAt = (time: string, hours = SHANGHAI as typeof SHANGHAI | typeof HONG_KONG) => {
  const { day, elapsed, minute } = sessionAt(new Date(`${time}+08:00`), hours);
  const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return `${new Date(day * 86_400_000).toISOString().slice(0, 10)} ${clock} ${elapsed}`;
};

describe('trading sessions', () => {
  test('are four hours in Shanghai and five and a half in Hong Kong', () => {
    expect([minutesOf(SHANGHAI), minutesOf(HONG_KONG)]).toEqual([240, 330]);
  });

  test.each([
    ['2025-06-03T09:29:59', '2025-06-02 15:00 240'],
    ['2025-06-03T09:30:00', '2025-06-03 09:30 0'],
    ['2025-06-03T10:15:30', '2025-06-03 10:15 45'],
    ['2025-06-03T12:30:00', '2025-06-03 11:30 120'],
    ['2025-06-03T13:01:00', '2025-06-03 13:01 121'],
    ['2025-06-03T23:59:00', '2025-06-03 15:00 240'],
    ['2025-06-07T11:00:00', '2025-06-06 15:00 240'],
    ['2025-06-09T08:00:00', '2025-06-06 15:00 240'],
  ])('QT-01 at %s Shanghai is at %s', (time, expected) => {
    expect(minuteAt(time)).toBe(expected);
  });

  test('QT-01 Hong Kong trades on when Shanghai rests', () => {
    expect(minuteAt('2025-06-03T11:45:00', HONG_KONG)).toBe('2025-06-03 11:45 135');
    expect(minuteAt('2025-06-03T17:00:00', HONG_KONG)).toBe('2025-06-03 16:00 330');
  });
});
