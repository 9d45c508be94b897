import { spokenText } from './spoken-text';

test.each([
  ['请致电95521。', '请致电九五五二幺。'],
  ['客服热线：95521', '客服热线：九五五二幺'],
  ['海序证券（601211.SH，02611.HK）', '海序证券（六零幺二幺幺 S H，零二六幺幺 H K）'],
  ['代码 601211 / 02611 / SH601211', '代码 六零幺二幺幺 / 零二六幺幺 / S H 六零幺二幺幺'],
  ['电话021-38676666', '电话零二幺 三八六七六六六六'],
  ['电话：(021) 3867 6666', '电话：零二幺 三八六七 六六六六'],
  ['+86 21 3867 6666', '八六 二幺 三八六七 六六六六'],
  ['400-888-8666 或 13800138000', '四零零 八八八 八六六六 或 幺三八零零幺三八零零零'],
  ['拨打12386或110', '拨打幺二三八六或110'],
  ['邮编200041', '邮编二零零零四幺'],
  ['RMB 1.5 billion', '人民币15亿元'],
  ['HK$1.1-2.3 million', '110至230万港元'],
  ['RMB1,234.56', '人民币1234.56元'],
  ['人民币1,234,567.89元', '人民币1234567.89元'],
  ['¥5元', '人民币5元'],
  ['HK$12.3亿', '12.3亿港元'],
  ['USD 100-200万', '100至200万美元'],
  ['同比增长12.5%', '同比增长百分之12.5'],
  ['变动-3.2％', '变动负百分之3.2'],
  ['佣金为0.3‰', '佣金为千分之0.3'],
  ['3%-5%，3～5%', '百分之3至百分之5，百分之3至百分之5'],
  ['2026-10-16', '二零二六年10月16日'],
  ['2026/1/5至2026.10.06', '二零二六年1月5日至二零二六年10月6日'],
  ['2026-10-16 ~ 2026-10-18', '二零二六年10月16日至二零二六年10月18日'],
  ['2026-13-45', '2026-13-45'],
  ['9:30-11:30，13:00～15:00', '9点30分至11点30分，13点至15点'],
  ['2024-2026年，3—5个工作日', '2024至2026年，3至5个工作日'],
  ['A股和H股', 'A 股和H 股'],
  ['ESG报告与IPO', 'E S G 报告与 I P O'],
  ['Haixu Securities成立', 'Haixu Securities 成立'],
  ['T+1交收，No.5', 'T加1交收，5号'],
  ['300000元，600000股，95521人', '300000元，600000股，95521人'],
  ['总额1,234,567股', '总额1234567股'],
  ['结果：-5.2', '结果：负5.2'],
  ['６０１２１１', '六零幺二幺幺'],
  ['共641家营业部，12.5元', '共641家营业部，12.5元'],
  ['', ''],
])('EL-11 Chinese voices read %s as %s', (text, spoken) => {
  expect(spokenText(text, 'zh')).toBe(spoken);
});

test.each([
  ['Call 95521.', 'Call nine five five two one.'],
  ['Codes 601211 and 02611', 'Codes six zero one two one one and zero two six one one'],
  ['(SH601211, 02611.HK)', '(S H six zero one two one one, zero two six one one, H K)'],
  ['+86 21 3867 6666', 'plus eight six two one three eight six seven six six six six'],
  ['021-38676666', 'zero two one, three eight six seven six six six six'],
  ['call 110 now', 'call one one zero now'],
  ['RMB 1.5 billion', '1.5 billion yuan'],
  ['RMB100-200 million', '100 to 200 million yuan'],
  ['HK$12.3bn, US$1 and $5.', '12.3 billion Hong Kong dollars, 1 US dollar and 5 dollars.'],
  ['USD 1,234.56', '1,234.56 US dollars'],
  ['rose 12.5% to 3‰', 'rose 12.5 percent to 3 per thousand'],
  ['fell -3.2%, +1%', 'fell minus 3.2 percent, plus 1 percent'],
  ['3-5% or 3%–5%', '3 to 5 percent or 3 percent to 5 percent'],
  ['on 2026-10-16', 'on October 16, 2026'],
  ['2026-10-16 – 2026-10-18', 'October 16, 2026 to October 18, 2026'],
  ['from 9:30–11:30', 'from 9:30 to 11:30'],
  ['2024-2026', '2024 to 2026'],
  ['A shares and H shares, ESG, IPOs', 'A shares and H shares, E S G, I P Os'],
  ['T+1, No. 5, S&P', 'T plus 1, number 5, S and P'],
  ['300000 shares of 1,234,567', '300000 shares of 1,234,567'],
  ['ANNUAL REPORT 2025', 'ANNUAL REPORT 2025'],
  ['version 1.2.3-4', 'version 1.2.3-4'],
  ['In March 2025, 641 offices', 'In March 2025, 641 offices'],
])('EL-11 English voices read %s as %s', (text, spoken) => {
  expect(spokenText(text, 'en')).toBe(spoken);
});

test('EL-11 no text makes a rule slow or fail', () => {
  for (const odd of [
    '1'.repeat(5000),
    '1,'.repeat(2000),
    '1-'.repeat(2000),
    '((('.repeat(900),
    '—'.repeat(3000),
  ])
    for (const language of ['zh', 'en'] as const) expect(spokenText(odd, language)).not.toBe('');
});
