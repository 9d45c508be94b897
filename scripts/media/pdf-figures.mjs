/** Figures of each report, by the name of its file; "risk" is the risk coverage ratio. */
const numbers = {
  'annual-report-2025': {
    y: ['2025', '2024'],
    rev: ['352.6', '286.4', '+23.1%'],
    net: ['128.4', '98.7', '+30.1%'],
    ast: ['9,182', '8,124', '+13.0%'],
    eq: ['1,562', '1,423', '+9.8%'],
    roe: ['8.64%', '7.12%', '+1.52'],
    risk: '241.5%',
  },
  'annual-report-2024': {
    y: ['2024', '2023'],
    rev: ['286.4', '259.1', '+10.5%'],
    net: ['98.7', '86.3', '+14.4%'],
    ast: ['8,124', '7,489', '+8.5%'],
    eq: ['1,423', '1,351', '+5.3%'],
    roe: ['7.12%', '6.48%', '+0.64'],
  },
  'interim-report-2024': {
    y: ['2024H1', '2023H1'],
    rev: ['131.2', '134.0', '-2.1%'],
    net: ['43.6', '45.8', '-4.8%'],
    ast: ['7,803', '7,516', '+3.8%'],
    eq: ['1,376', '1,318', '+4.4%'],
    roe: ['3.19%', '3.48%', '-0.29'],
  },
  'q3-report-2024': {
    y: ['2024 9M', '2023 9M'],
    rev: ['200.5', '194.2', '+3.2%'],
    net: ['68.1', '65.5', '+4.0%'],
    ast: ['7,982', '7,442', '+7.3%'],
    eq: ['1,398', '1,334', '+4.8%'],
    roe: ['4.93%', '4.95%', '-0.02'],
  },
  'q1-report-2025': {
    y: ['2025Q1', '2024Q1'],
    rev: ['80.2', '63.1', '+27.1%'],
    net: ['29.1', '21.3', '+36.6%'],
    ast: ['8,431', '7,640', '+10.4%'],
    eq: ['1,451', '1,372', '+5.8%'],
    roe: ['2.02%', '1.57%', '+0.45'],
  },
};

const billions = (s) =>
  s.includes('%') ? s : (Number(s.replace(',', '')) / 10).toFixed(s.includes(',') ? 1 : 2);

export function keyTable(report, lang) {
  const n = numbers[report];
  const label = {
    zh: [
      '营业收入（亿元）',
      '归母净利润（亿元）',
      '总资产（亿元）',
      '归母净资产（亿元）',
      '加权平均净资产收益率',
    ],
    en: [
      'Revenue (RMB bn)',
      'Net profit (RMB bn)',
      'Total assets (RMB bn)',
      'Equity (RMB bn)',
      'Return on equity',
    ],
  }[lang];
  const value = (v) => (lang === 'zh' ? v : billions(v));
  const rows = [n.rev, n.net, n.ast, n.eq].map((r, i) => [label[i], value(r[0]), value(r[1]), r[2]]);
  rows.push([label[4], n.roe[0], n.roe[1], `${n.roe[2]}${lang === 'zh' ? '个百分点' : ' pp'}`]);
  return { head: lang === 'zh' ? ['主要指标', ...n.y, '变动'] : ['Key figures', ...n.y, 'Change'], rows };
}

export const segments = {
  zh: {
    head: ['业务分部', '收入占比', '利润占比'],
    rows: [
      ['财富管理', '41.6%', '39.2%'],
      ['机构与交易', '27.8%', '31.5%'],
      ['投资银行', '11.9%', '9.4%'],
      ['投资管理', '13.1%', '14.8%'],
      ['国际及其他', '5.6%', '5.1%'],
    ],
  },
  en: {
    head: ['Business', 'Share of revenue', 'Share of profit'],
    rows: [
      ['Wealth management', '41.6%', '39.2%'],
      ['Institutional and trading', '27.8%', '31.5%'],
      ['Investment banking', '11.9%', '9.4%'],
      ['Investment management', '13.1%', '14.8%'],
      ['International and other', '5.6%', '5.1%'],
    ],
  },
};

const ratios = {
  zh: {
    head: ['监管指标', '期末', '预警标准'],
    coverage: '风险覆盖率',
    rows: [
      ['资本杠杆率', '17.5%', '≥9.6%'],
      ['流动性覆盖率', '239.4%', '≥120%'],
      ['净稳定资金率', '146.2%', '≥120%'],
    ],
  },
  en: {
    head: ['Regulatory ratio', 'Period end', 'Warning level'],
    coverage: 'Risk coverage ratio',
    rows: [
      ['Capital leverage ratio', '17.5%', '≥9.6%'],
      ['Liquidity coverage ratio', '239.4%', '≥120%'],
      ['Net stable funding ratio', '146.2%', '≥120%'],
    ],
  },
};

export function riskTable(report, lang) {
  const { head, coverage, rows } = ratios[lang];
  return { head, rows: [[coverage, numbers[report].risk ?? '228.6%', '≥120%'], ...rows] };
}
