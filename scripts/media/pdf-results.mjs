const zhNote = '本文件为网站示例材料，所载公司与数据均为虚构，不构成任何投资建议或要约。';
const enNote =
  'This document is sample material for a website. The company and its figures are fictional and nothing here is advice or an offer.';
const author = { zh: '海序证券集团', en: 'Haixu Securities Group' };

const numbers = {
  annual: {
    y: ['2024', '2023'],
    rev: ['286.4', '259.1', '+10.5%'],
    net: ['98.7', '86.3', '+14.4%'],
    ast: ['8,124', '7,489', '+8.5%'],
    eq: ['1,423', '1,351', '+5.3%'],
    roe: ['7.12%', '6.48%', '+0.64'],
  },
  interim: {
    y: ['2024H1', '2023H1'],
    rev: ['131.2', '134.0', '-2.1%'],
    net: ['43.6', '45.8', '-4.8%'],
    ast: ['7,803', '7,516', '+3.8%'],
    eq: ['1,376', '1,318', '+4.4%'],
    roe: ['3.19%', '3.48%', '-0.29'],
  },
  q3: {
    y: ['2024 9M', '2023 9M'],
    rev: ['200.5', '194.2', '+3.2%'],
    net: ['68.1', '65.5', '+4.0%'],
    ast: ['7,982', '7,442', '+7.3%'],
    eq: ['1,398', '1,334', '+4.8%'],
    roe: ['4.93%', '4.95%', '-0.02'],
  },
  q1: {
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

function keyTable(kind, lang) {
  const n = numbers[kind];
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

const segments = {
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

const risk = {
  zh: {
    head: ['监管指标', '期末', '预警标准'],
    rows: [
      ['风险覆盖率', '228.6%', '≥120%'],
      ['资本杠杆率', '17.5%', '≥9.6%'],
      ['流动性覆盖率', '239.4%', '≥120%'],
      ['净稳定资金率', '146.2%', '≥120%'],
    ],
  },
  en: {
    head: ['Regulatory ratio', 'Period end', 'Warning level'],
    rows: [
      ['Risk coverage ratio', '228.6%', '≥120%'],
      ['Capital leverage ratio', '17.5%', '≥9.6%'],
      ['Liquidity coverage ratio', '239.4%', '≥120%'],
      ['Net stable funding ratio', '146.2%', '≥120%'],
    ],
  },
};

const zhChapters = (kind) => [
  {
    title: '重要提示',
    body: [
      '董事会、监事会及董事、监事、高级管理人员保证本报告内容真实、准确、完整，不存在虚假记载、误导性陈述或重大遗漏。',
      zhNote,
    ],
  },
  {
    title: '主要财务数据',
    body: [
      '报告期内，公司坚持服务实体经济与居民财富管理两条主线，收入结构继续向客户驱动型业务倾斜，成本与风险保持可控。',
    ],
    data: keyTable(kind, 'zh'),
  },
  {
    newPage: true,
    title: '业务回顾',
    body: [
      '财富管理：买方投顾服务扩大到全部分公司，签约客户的平均持有期限延长，客户投诉率下降。',
      '机构与交易：研究、交易、托管与衍生品团队按客户组成服务小组；做市业务在波动时段保持稳定报价。',
      '投资银行：围绕科技、绿色与普惠领域组织项目，承销责任由项目组与内核部门共同承担。',
    ],
    data: segments.zh,
  },
  {
    newPage: true,
    title: '风险管理',
    body: [
      '公司实行董事会、经营层、风险管理部门与业务单位四级风险管理架构，按日监测市场、信用、流动性与操作风险限额，按季开展压力测试。',
    ],
    list: [
      '信用业务坚持集中度约束与逐日盯市；',
      '流动性储备以高等级债券为主，可在一个工作日内变现；',
      '信息系统每半年进行一次异地切换演练。',
    ],
    data: risk.zh,
  },
  {
    title: '投资者联系',
    body: ['投资者热线：95521。本报告同时以中文和英文编制，两种文本有歧义时以中文文本为准。'],
  },
];

const enChapters = (kind) => [
  {
    title: 'Important notice',
    body: [
      'The board and senior management warrant that this report is true, accurate and complete, and free of false records, misleading statements and material omissions.',
      enNote,
    ],
  },
  {
    title: 'Key financial figures',
    body: [
      'We continued to serve two purposes: financing the real economy and looking after household wealth. Income moved further towards client business, while costs and risks stayed under control.',
    ],
    data: keyTable(kind, 'en'),
  },
  {
    newPage: true,
    title: 'Business review',
    body: [
      'Wealth management: fee-based advice is now available in every branch company. Clients under advice hold their investments for longer, and complaints have fallen.',
      'Institutional and trading: research, execution, custody and derivatives work in client teams. Our market makers kept quoting when markets were most volatile.',
      'Investment banking: projects concentrated on technology, green and inclusive finance. Deal teams and internal review share responsibility for every offering.',
    ],
    data: segments.en,
  },
  {
    newPage: true,
    title: 'Risk management',
    body: [
      'Responsibility for risk rests on four levels: the board, management, the risk function and the business units. Limits for market, credit, liquidity and operational risk are monitored daily and stress tests are run every quarter.',
    ],
    list: [
      'Margin lending is subject to concentration limits and marked to market every day.',
      'Liquidity reserves are mainly high-grade bonds that can be sold within one working day.',
      'Systems are switched to the secondary site twice a year as a rehearsal.',
    ],
    data: risk.en,
  },
  {
    title: 'Investor contact',
    body: [
      'Investor hotline: 95521. The report is published in Chinese and English; should they differ, the Chinese text prevails.',
    ],
  },
];

const kinds = [
  [
    'annual',
    'annual-report-2024',
    '2024年年度报告',
    'Annual Report 2024',
    '截至2024年12月31日止年度',
    'For the year ended 31 December 2024',
  ],
  [
    'interim',
    'interim-report-2024',
    '2024年半年度报告',
    'Interim Report 2024',
    '截至2024年6月30日止六个月',
    'For the six months ended 30 June 2024',
  ],
  [
    'q3',
    'q3-report-2024',
    '2024年第三季度报告',
    'Third Quarter Report 2024',
    '截至2024年9月30日止九个月',
    'For the nine months ended 30 September 2024',
  ],
  [
    'q1',
    'q1-report-2025',
    '2025年第一季度报告',
    'First Quarter Report 2025',
    '截至2025年3月31日止三个月',
    'For the three months ended 31 March 2025',
  ],
];

export const results = kinds.flatMap(([kind, file, zh, en, zhFor, enFor]) => [
  {
    file: `${file}.zh.pdf`,
    lang: 'zh',
    author: author.zh,
    title: zh,
    subject: zhFor,
    chapters: zhChapters(kind),
  },
  {
    file: `${file}.en.pdf`,
    lang: 'en',
    author: author.en,
    title: en,
    subject: enFor,
    chapters: enChapters(kind),
  },
]);
