import type { Quote } from '@/lib/model/quotes';
import { changeText, directionOf, isoTime, priceText, rateText, timeText, volumeText } from './words';

const UNITS = {
  tenThousand: '万',
  hundredMillion: '亿',
  million: 'million',
  billion: 'billion',
  realTime: '实时信息',
};
const quote = (fields: Partial<Quote>) => ({ change: null, changeRate: null, ...fields }) as Quote;

test.each([
  ['18.6', '18.60'],
  ['18.605', '18.61'],
  [null, '--'],
  ['n/a', '--'],
])('QT-03 the price %p is %s', (price, text) => expect(priceText(price)).toBe(text));

test.each([
  ['0.12', '+0.12', '+12.00%'],
  ['-0.0064', '-0.01', '-0.64%'],
  ['0', '0.00', '0.00%'],
  ['0.00001', '0.00', '0.00%'],
  [null, '--', '--'],
])('QT-03 %p as a change is %s, as a rate %s', (value, change, rate) => {
  expect([changeText(value), rateText(value)]).toEqual([change, rate]);
});

test.each([
  ['0', '0', '0'],
  ['9999', '9999', '9,999'],
  ['10000', '1.00万', '10,000'],
  ['52340100', '5,234.01万', '52.34 million'],
  ['123456789', '1.23亿', '123.46 million'],
  ['973456789000', '9,734.57亿', '973.46 billion'],
  [null, '--', '--'],
])('QT-03 the volume %p is %s in Chinese and %s in English', (volume, zh, en) => {
  expect([volumeText(volume, 'zh', UNITS), volumeText(volume, 'en', UNITS)]).toEqual([zh, en]);
});

test('QT-03 the time in both languages, and as machines read it', () => {
  expect(timeText('20250603101500000', 'zh', UNITS)).toBe('2025年06月03日 10:15:00');
  expect(timeText('20250603101500000', 'en', UNITS)).toBe('June 3, 2025 10:15:00');
  expect(isoTime('20250603101500000')).toBe('2025-06-03T10:15:00+08:00');
});

test.each(['yesterday', '20250231101500000', '20259999999999999', '2025-06-03'])(
  'QT-03 %s is no time: it is shown as it came, with a word for it',
  (time) => {
    expect(timeText(time, 'zh', UNITS)).toBe(`${time} 实时信息`);
    expect(isoTime(time)).toBeUndefined();
  },
);

test('QT-03 rising, falling and neither, and nothing where it is unknown', () => {
  expect(directionOf(quote({ change: '0.1' }))).toBe('up');
  expect(directionOf(quote({ change: '-0.1', changeRate: '0.2' }))).toBe('down');
  expect(directionOf(quote({ change: '0.001' }))).toBe('flat');
  expect(directionOf(quote({ changeRate: '0.0001' }))).toBe('up');
  expect(directionOf(quote({}))).toBeNull();
});
