import { sampleOutlets } from './outlets';

type Fields = Record<string, unknown>;

/** A shares, B shares in Shanghai and Shenzhen, funds, bonds, repos, warrants, Stock Connect, options. */
const RATES = ['0.003', '0.003', '0.003', '0.003', '0.0002', '0.00005', '0.003', '0.0025', '15'];
const QUARTERS = ['0115', '0415', '0715', '1015'];

/** Twelve publicity records per outlet: two pages. */
export function sampleCommissions(): Fields[] {
  return sampleOutlets().flatMap((outlet) => {
    const years = [2023, 2024, 2025];
    return years.flatMap((year) =>
      QUARTERS.map((day) => publicity(String(outlet.BRANCH_ID), `${year}${day}`)),
    );
  });
}

function publicity(branchNo: string, date: string): Fields {
  const items = RATES.map((rate) => ({
    COMMISSIONRATE: rate,
    DISCOUNTRATE: date.endsWith('0715') ? 0.8 : '1',
  }));
  return {
    BRANCH_NO: branchNo,
    PUBLICITY_ID: `${branchNo}-${date}`,
    OPT_DATE: Number(date),
    PUBLICITY_CONTENT: '',
    BUSIN_LIST: JSON.stringify(items),
  };
}
