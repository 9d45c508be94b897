import { amountFault, costsOf, readTurnover } from './charges';

const trade = (amount: string, side: 'buy' | 'sell' = 'buy', rate = '0.0003') =>
  costsOf({ amount, side, rate });
const amounts = (costs: ReturnType<typeof trade>) =>
  Object.fromEntries((costs?.charges ?? []).map(({ name, amount }) => [name, amount]));

test('CP-02 a purchase pays commission, handling, supervision and transfer, but no stamp duty', () => {
  const costs = trade('100000');
  expect(amounts(costs)).toEqual({
    commission: '30.00',
    handling: '3.41',
    supervision: '2.00',
    transfer: '1.00',
  });
  expect(costs).toMatchObject({ turnover: '100,000.00', statutory: '6.41', total: '36.41' });
});

test('CP-02 a sale pays stamp duty too', () => {
  expect(amounts(trade('100000', 'sell')).stamp).toBe('50.00');
  expect(trade('100000', 'sell')?.total).toBe('86.41');
});

test('CP-02 commission is five yuan at least, and says when that is why', () => {
  expect(trade('1000')?.charges[0]).toEqual({ name: 'commission', amount: '5.00', atLeast: true });
  expect(trade('16666.67')?.charges[0]).toEqual({ name: 'commission', amount: '5.00' });
  expect(trade('20000')?.charges[0]).toEqual({ name: 'commission', amount: '6.00' });
});

test('CP-02 halves of a cent go up, whatever binary fractions would do', () => {
  expect(amounts(trade('50000.00', 'buy', '0.0002501')).commission).toBe('12.51');
  expect(amounts(trade('100500')).transfer).toBe('1.01');
});

test.each(['', '0', '0.00', '-5', '1e5', '1,00', '1.234', 'abc', '1000000000000', '٣'])(
  'CP-02 %p is no amount',
  (text) => {
    expect(readTurnover(text)).toBeNull();
    expect(trade(text)).toBeNull();
  },
);

test('CP-02 commas between thousands are read', () => {
  expect(trade('1,234,567.89')?.turnover).toBe('1,234,567.89');
});

test('CP-04 without a rate nothing is worked out', () => {
  expect(trade('1000', 'buy', '')).toBeNull();
});

test.each([
  ['', 'missing'],
  ['0', 'zero'],
  ['0.00', 'zero'],
  ['1000000000000', 'tooLarge'],
  ['9'.repeat(40), 'tooLarge'],
  ['999,999,999,999.99', null],
  ['abc', 'notNumber'],
  ['-5', 'notNumber'],
  ['10万', 'notNumber'],
  ['1.234', 'notNumber'],
])('CP-02 the amount %p is faulted as %p', (text, fault) => {
  expect(amountFault(text)).toBe(fault);
});
