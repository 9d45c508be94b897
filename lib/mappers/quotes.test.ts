import { hasPrice, mapQuotes } from './quotes';

const market = {
  lastPrice: { value: '1860', exponent: -2 },
  highPrice: { value: 1901, exponent: '-2' },
  lowPrice: { value: '18.4', exponent: 0 },
  totalVolume: { value: '523401', unit: '100' },
  totalAmount: { value: '97345678900', exponent: '-2' },
  dateTime: '20250603101500000',
};
const trend = {
  priceChange: { value: -12, exponent: -2 },
  priceChangeRate: { value: '-64', exponent: '-4' },
};
const answer = (...items: object[]) => ({ code: 200, data: { items } });

test('QT-01 values are scaled exactly by text and number exponents, volume by its unit', () => {
  const [shanghai] = mapQuotes(answer({ code: 'SH601211', marketData: market, taInfo: trend }));
  expect(shanghai).toEqual({
    code: 'SH601211',
    last: '18.6',
    high: '19.01',
    low: '18.4',
    volume: '52340100',
    amount: '973456789',
    change: '-0.12',
    changeRate: '-0.0064',
    time: '20250603101500000',
  });
});

test('QT-02 what is missing or malformed is null, in any mixture', () => {
  const broken = {
    lastPrice: { value: '1860' },
    highPrice: { exponent: -2 },
    lowPrice: 'free text',
    totalVolume: { value: '5', unit: 'lots' },
    totalAmount: { value: '1', exponent: 4000 },
    dateTime: null,
  };
  const [shanghai, hongKong] = mapQuotes(answer({ code: 'SH601211', marketData: broken }));
  expect(Object.values(shanghai ?? {}).filter((value) => value !== null)).toEqual(['SH601211', '']);
  expect(hongKong?.last).toBeNull();
  expect(hasPrice([])).toBe(false);
});

test.each([null, 'html', {}, { data: null }, { data: { items: 'none' } }, { data: { items: [null, 1] } }])(
  'QT-02 an answer of %j makes two empty quotes',
  (body) => {
    const quotes = mapQuotes(body);
    expect(quotes.map(({ code, last }) => [code, last])).toEqual([
      ['SH601211', null],
      ['HK02611', null],
    ]);
    expect(hasPrice(quotes)).toBe(false);
  },
);

test('QT-01 quotes are identified by code, not by position', () => {
  const items = answer({ code: 'HK02611', marketData: market }, { code: 'XX1' });
  expect(mapQuotes(items).map(({ last }) => last)).toEqual([null, '18.6']);
});
