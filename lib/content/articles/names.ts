/** Menu names by which pages find their blocks: agreed with the back office, exact, always Chinese. */
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
  businessHero: '业务横幅',
  sustainabilityHero: '可持续发展横幅',
  esgPolicy: '可持续发展政策声明',
  companyCulture: '企业文化',
  history: '发展历程',
  topShareholders: '十大股东',
  ownership: '股权结构',
  dividends: '历史分红',
  commissionStandard: '营销人员及见证人员公示',
  privacyPolicy: '隐私政策',
  outreach: '经纪业务外部接入系统公示',
  futuresIb: '期货及IB业务公示',
  advisers: '证券投资顾问公示',
  bondStaff: '债券交易人员公示',
} as const;

/** Title by which the article on self-service and phone orders is found. */
export const IVR_TITLE = '95521自助语音服务及电话委托流程';

/** Labels of the entries of the dictionary contact_points: exact, Chinese in both languages. */
export const CONTACT_LABELS = {
  business: '业务合作',
  aShares: 'A股投资者',
  hShares: 'H股投资者',
  mailbox: '客户服务邮箱',
  inspectionAddress: '纪检监督地址',
  inspectionPhone: '纪检监督电话',
} as const;

/** Labels of the entries of the dictionary uk_company: exact, Chinese in both languages. */
export const UK_LABELS = { slogan: '口号' } as const;
