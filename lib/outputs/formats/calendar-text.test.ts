import { calendarText } from './calendar-text';

const event = (title: string) => ({
  id: 'agm',
  title,
  date: '2027-05-27',
  start: '14:00',
  end: '16:00',
  place: '',
});
const facts = { name: '投资者日历', host: 'example.com', url: 'https://example.com/calendar' };

test.each(['股东会'.repeat(40), 'Annual general meeting '.repeat(9).trim(), '年'])(
  'IR-01 no line of a calendar is longer than 75 bytes, whatever the title (%#)',
  (title) => {
    const text = calendarText([event(title)], facts);
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replace(/\r\n /g, '')).toContain(`SUMMARY:${title}\r\n`);
    expect(text).toContain('DTSTART:20270527T060000Z');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  },
);
