import { answerDividend } from './answer-dividend';

test.each(['-1', '1e9', 'abc', '0', '1000.5', '1234567890123', ',,', '+5'])(
  'IR-02 %s is no number of shares, which is reported even without years',
  (shares) => expect(answerDividend({ shares })).toMatchObject({ wrong: 'shares', cash: null }),
);

test('IR-02 without a question nothing is wrong; with years alone the shares are missing', () => {
  expect(answerDividend({})).toMatchObject({ wrong: null, cash: null });
  expect(answerDividend({ from: '2015' })).toMatchObject({ wrong: 'shares' });
});

test('IR-02 thousands may be set apart; years in the wrong order are reported', () => {
  expect(answerDividend({ shares: '12,345' })).toMatchObject({ wrong: null, cash: { shares: '12345' } });
  expect(answerDividend({ shares: '1', from: '2024', to: '2015' })).toMatchObject({
    wrong: 'years',
    cash: null,
  });
});
