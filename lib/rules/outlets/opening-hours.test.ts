import { hoursIn, readHours, schemaHours } from './opening-hours';

test.each([
  ['周一至周五 9:00-11:30，13:00-15:00', ['Mo-Fr 09:00-11:30', 'Mo-Fr 13:00-15:00']],
  ['工作日：09：00至15：30', ['Mo-Fr 09:00-15:30']],
  ['星期一到星期六 8:30~17:00', ['Mo-Sa 08:30-17:00']],
  ['每天 9:00-17:00', ['Mo-Su 09:00-17:00']],
])('EL-19 the hours %s are schema.org’s', (text, hours) => {
  expect(schemaHours(text)).toEqual(hours);
});

test.each([
  '',
  '9:00-15:00',
  '周一至周五',
  '周五至周一 9:00-15:00',
  '周一至周五 9:00-15:00，节假日以公告为准',
  '周一至周五 9:00-25:00',
  '周一至周五 15:00-9:00',
  '上午九点到下午三点',
])('EL-19 the hours "%s" are shown as they are and left out of the structured data', (text) => {
  expect(readHours(text)).toBeNull();
  expect(schemaHours(text)).toBeUndefined();
  expect(hoursIn(text, 'en')).toBe(text);
});

test('EL-19 hours are in the language of the page', () => {
  const text = '周一至周五 9:00-11:30，13:00-15:00';
  expect(hoursIn(text, 'zh')).toBe(text);
  expect(hoursIn(text, 'en')).toBe('Mon–Fri 09:00–11:30, 13:00–15:00');
});
