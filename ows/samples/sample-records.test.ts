import { sampleRecords } from './sample-records';

describe('sample records', () => {
  test('BR-08 each branch company has outlets of its own, with positions as text', () => {
    const outlets = sampleRecords('outlets');
    const companies = outlets.filter((outlet) => outlet.COMP_FLAG === '1');
    for (const company of companies) {
      expect(outlets.some((outlet) => outlet.COMP_ID === company.BRANCH_ID)).toBe(true);
    }
    expect(outlets[0]).toMatchObject({ LATITUDE: expect.stringMatching(/^\d+\.\d+$/) });
    expect(new Set(outlets.map((outlet) => outlet.BRANCH_ID)).size).toBe(outlets.length);
  });

  test('PB-02 practitioners hold one certificate or the other', () => {
    for (const person of sampleRecords('practitioners')) {
      expect([person.FUND_TRADE_NO, person.FUND_SALE_NO].filter(Boolean)).toHaveLength(1);
    }
  });
});
