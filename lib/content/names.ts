/** Menu names by which pages look their blocks up: agreed with the back office, exact, Chinese in both languages. */
export const MENU_NAMES = {
  homeBanner: '首页横幅',
  homeNews: '首页新闻',
  homeSpecial: '首页专题',
  aboutOverview: '公司概况详情',
  leaderAddress: '领导致辞',
  majorEvents: '大事记',
  honors: '公司荣誉',
  publicWelfare: '社会公益',
  joinUs: '加入我们',
  partyBuilding: '党的建设',
  topShareholders: '十大股东',
  ownership: '股权结构',
  dividends: '历史分红',
  commissionStandard: '营销人员及见证人员公示',
} as const;

/** Title of the article on self-service and phone orders, looked up by it. */
export const IVR_TITLE = '95521自助语音服务及电话委托流程';
