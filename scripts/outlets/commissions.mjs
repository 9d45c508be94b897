/** A shares, B shares in Shanghai and Shenzhen, funds, bonds, repos, warrants, Stock Connect, options per contract. */
const RATES = ['0.003', '0.003', '0.003', '0.003', '0.0002', '0.00005', '0.003', '0.0025', '15'];
const DISCOUNTS = ['0.1', '1', '0.8333', '0.25', '0.0837'];
const DAYS = ['0115', '0415', '0715', '1015'];
const LAST_YEAR = 2025;

/** Most have one or two notices, some two or three pages, one in forty none. */
function countOf(at) {
  if (at % 40 === 13) return 0;
  if (at % 60 === 0) return 24;
  return at % 4 === 0 ? 2 : 1;
}

function contentOf(at, order) {
  return at % 90 === 1 && order === 0
    ? '<p>本营业部A股佣金费率为成交金额的<strong>0.025%</strong>，每笔最低5元；其余品种按公司统一标准执行。</p><p>投诉电话：95521。</p>'
    : '';
}

function notice(branch, at, order) {
  const date = `${LAST_YEAR - Math.floor(order / DAYS.length)}${DAYS[DAYS.length - 1 - (order % DAYS.length)]}`;
  const items = RATES.map((rate, item) => ({
    COMMISSIONRATE: rate,
    DISCOUNTRATE: item === 0 ? DISCOUNTS[(at + order) % DISCOUNTS.length] : order % 2 ? 0.8 : '1',
  }));
  return {
    BRANCH_NO: branch,
    PUBLICITY_ID: `${branch}${date}`,
    OPT_DATE: Number(date),
    PUBLICITY_CONTENT: contentOf(at, order),
    BUSIN_LIST: JSON.stringify(items),
  };
}

/** The notices of all outlets, newest first. */
export function commissions(outlets) {
  return outlets.flatMap(({ BRANCH_ID }, at) =>
    Array.from({ length: countOf(at) }, (_, order) => notice(BRANCH_ID, at, order)),
  );
}
