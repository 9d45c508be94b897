import { keyTable, riskTable, segments } from './pdf-figures.mjs';

const zhNote = '本文件为网站示例材料，所载公司与数据均为虚构，不构成任何投资建议或要约。';
const enNote =
  'This document is sample material for a website. The company and its figures are fictional and nothing here is advice or an offer.';

export const zhChapters = (report) => [
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
    data: keyTable(report, 'zh'),
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
    data: riskTable(report, 'zh'),
  },
  {
    title: '投资者联系',
    body: ['投资者热线：95521。本报告同时以中文和英文编制，两种文本有歧义时以中文文本为准。'],
  },
];

export const enChapters = (report) => [
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
    data: keyTable(report, 'en'),
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
    data: riskTable(report, 'en'),
  },
  {
    title: 'Investor contact',
    body: [
      'Investor hotline: 95521. The report is published in Chinese and English; should they differ, the Chinese text prevails.',
    ],
  },
];
