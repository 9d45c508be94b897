import { type Costs, costsOf } from './charges';
import { compareCosts } from './compare';

const at = (rate: string, amount = '1000000'): Costs => {
  const costs = costsOf({ amount, side: 'buy', rate });
  if (!costs) throw new Error('no costs');
  return costs;
};

test('CP-02 of two outlets the cheaper one is named, with the difference to the cent', () => {
  expect(compareCosts(at('0.0003'), at('0.003'))).toEqual({ cheaper: 0, difference: '2,700.00' });
  expect(compareCosts(at('0.003'), at('0.0003'))).toEqual({ cheaper: 1, difference: '2,700.00' });
});

test('CP-02 two rates below the least commission cost the same', () => {
  expect(compareCosts(at('0.0003', '1000'), at('0.0001', '1000'))).toEqual({
    cheaper: null,
    difference: '0.00',
  });
});
