import { DIVIDEND_YEARS, dividendCash } from './dividend-cash';

test('IR-02 a dividend of 2024 for 1,000 shares: interim 150, final 270', () => {
  const cash = dividendCash({ shares: '1000', from: 2024, to: 2024 });
  expect(cash.rows.map(({ period, cash: amount }) => [period, amount])).toEqual([
    ['final', '270.00'],
    ['interim', '150.00'],
  ]);
  expect(cash.total).toBe('420.00');
});

test('IR-02 all years of one share are 3.69 yuan, exactly', () => {
  expect(dividendCash({ shares: '1', from: 2015, to: 2024 }).total).toBe('3.69');
  expect(DIVIDEND_YEARS).toEqual([2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024]);
});

test('IR-02 a trillion shares lose no fen', () => {
  expect(dividendCash({ shares: '999999999999', from: 2018, to: 2018 }).total).toBe('99999999999.90');
});

test('IR-02 years without a dividend, and years the wrong way round, give nothing', () => {
  expect(dividendCash({ shares: '100', from: 2010, to: 2012 })).toMatchObject({ rows: [], total: '0.00' });
  expect(dividendCash({ shares: '100', from: 2024, to: 2015 }).rows).toEqual([]);
});
