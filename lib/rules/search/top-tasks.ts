import type { TaskName } from '@/lib/model/search';
import type { SitePath } from '@/lib/site/routes';

export interface TopTask {
  name: TaskName;
  path: SitePath;
  /** Separated by spaces. */
  words: string;
}

/**
 * The tasks in the order in which they are offered, with everyday words by which a query in either language
 * finds them.
 */
export const TOP_TASKS: readonly TopTask[] = [
  { name: 'complain', path: '/customer-slogan', words: '投诉 申诉 纠纷 tousu complain complaint dispute' },
  {
    name: 'hotline',
    path: '/customer-hotline',
    words: '电话 热线 客服 人工 dianhua phone call hotline helpline',
  },
  {
    name: 'outlet',
    path: '/branch',
    words: '网点 营业部 分公司 附近 地址 wangdian outlet branch office nearest',
  },
  {
    name: 'software',
    path: '/download',
    words: '下载 软件 客户端 手机 app xiazai download software install',
  },
  { name: 'verify', path: '/verify', words: '核验 真假 官方 冒充 官网 heyan verify genuine fake official' },
  { name: 'fraud', path: '/report-fraud', words: '诈骗 骗 举报 非法 荐股 jubao fraud scam illegal' },
  {
    name: 'fees',
    path: '/investor-relations/intro/branch',
    words: '佣金 手续费 费率 收费 yongjin commission fee fees',
  },
  {
    name: 'costs',
    path: '/trading-costs',
    words: '要付多少 试算 费用 手续费 印花税 过户费 规费 yinhuashui cost costs pay stamp fee fees',
  },
  {
    name: 'reports',
    path: '/investor-relations/report',
    words: '财报 年报 半年报 季报 财务报告 业绩 nianbao annual interim quarterly report reports results',
  },
  {
    name: 'announcements',
    path: '/investor-relations/announcements',
    words: '公告 通函 披露 gonggao announcement announcements filing filings circular',
  },
  {
    name: 'dividends',
    path: '/investor-relations/dividend-calculator',
    words: '分红 派息 股息 红利 fenhong dividend dividends payout',
  },
  {
    name: 'quotes',
    path: '/investor-relations/stock-info',
    words: '行情 股价 股票 市值 601211 02611 hangqing quote quotes share stock price',
  },
  {
    name: 'calendar',
    path: '/investor-relations/calendar',
    words: '股东大会 日历 业绩会 说明会 除息 rili calendar agm meeting event events',
  },
  {
    name: 'governance',
    path: '/investor-relations/governance',
    words: '章程 治理 议事规则 zhangcheng governance articles bylaws',
  },
  {
    name: 'prospectuses',
    path: '/investor-relations/prospectus',
    words: '招股 募集 zhaogu prospectus prospectuses offering',
  },
  {
    name: 'management',
    path: '/investor-relations/intro/management',
    words: '董事 监事 高管 总裁 董事长 dongshi director directors management board',
  },
  {
    name: 'staff',
    path: '/personnel-business-disclosure',
    words: '从业人员 投资顾问 保荐代表人 执业 人员 congye staff adviser advisor licence license',
  },
  {
    name: 'esg',
    path: '/sustainability',
    words: '可持续 环境 社会责任 esg sustainability sustainable climate',
  },
  { name: 'news', path: '/pressroom', words: '新闻 媒体 xinwen news press media journalist' },
  { name: 'contact', path: '/contact-us', words: '联系 邮箱 邮编 传真 lianxi contact email mail address' },
  { name: 'account', path: '/service', words: '开户 销户 账户 密码 kaihu account open password login' },
];

const MOST = 3;
const MIN_LATIN = 3;

/** Matches Han words anywhere, Latin ones as a whole or, from three letters on, by their beginning. */
function fits(typed: string, latin: readonly string[], word: string): boolean {
  if (/^[\x20-\x7e]+$/.test(word)) {
    return latin.some((one) => one === word || (one.length >= MIN_LATIN && word.startsWith(one)));
  }
  return typed.includes(word);
}

/** The tasks that match a query, at most three, in the order of the table. */
export function topTasks(question: string): TopTask[] {
  const typed = question.normalize('NFKC').toLowerCase();
  const latin = typed.match(/[a-z0-9]+/g) ?? [];
  return TOP_TASKS.filter(({ words }) => words.split(' ').some((word) => fits(typed, latin, word))).slice(
    0,
    MOST,
  );
}
