import { screenHits, screenList, screenPage, screenPeople } from './screen';

const NOW = Date.parse('2025-06-03T10:15:00+08:00');
const PAST = '2025-06-03 10:15:00';
const FUTURE = '2025-06-03 10:15:01';
const ROWS = [
  { id: 1, status: '5', displayTime: PAST },
  { id: 2, status: 5, displayTime: PAST },
  { id: 3, status: '5', displayTime: FUTURE },
  { id: 4, status: '3', displayTime: PAST },
  { id: 5, displayTime: PAST },
  null,
  'text',
];
const PUBLISHED = ROWS.slice(0, 2);

test('CL-03 only published rows whose time has come are passed back', () => {
  expect(screenPage({ rows: ROWS, total: 7 }, NOW)).toEqual({ rows: PUBLISHED, total: 2 });
  expect(screenPage({ rows: ROWS }, NOW)).toMatchObject({ total: 2 });
  expect(screenList({ data: ROWS }, NOW)).toEqual({ data: PUBLISHED });
});

test('CL-03 on one page of many the total stays', () => {
  expect(screenPage({ rows: ROWS, total: '120' }, NOW)).toMatchObject({ total: 120 });
});

test('CL-03 a page without a list makes no sense; an absent list is an empty one', () => {
  expect(() => screenPage({ data: [] }, NOW)).toThrow(expect.objectContaining({ failure: 'malformed' }));
  expect(screenList({}, NOW)).toEqual({ data: [] });
});

test('CL-03 hits that lie in the future are left out', () => {
  const hit = (display_time?: string) => ({ showStr: 'x', detail: { display_time } });
  const data = { results: [hit(PAST), hit(FUTURE), hit()], suggestions: [hit(FUTURE)], total: 3 };
  expect(screenHits({ data }, NOW)).toEqual({
    data: { results: [hit(PAST), hit()], suggestions: [], functionResults: [], total: 3 },
  });
  expect(screenHits({ data: null }, NOW)).toEqual({ data: null });
});

test('PB-03 a browser gets the first rows of the list of marketing persons; other lists stay whole', () => {
  const people = Array.from({ length: 30 }, (_, at) => ({ CERT_NO: `S${at}` }));
  expect(screenPeople({ data: people }).data).toHaveLength(20);
  const outlets = { data: Array.from({ length: 30 }, () => ({ ORG_NAME: '营业部' })) };
  expect(screenPeople(outlets)).toBe(outlets);
});
