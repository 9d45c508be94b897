/** Paths of the calls, below the address of the back office and, for browsers, below the relay's. */
export const PATHS = {
  menu: '/menu/list',
  dictionary: '/dict/data/list',
  englishDictionary: '/endict/data/list',
  articles: '/content/queryContentPage',
  /** Answers drafts, too: for the preview, and for where an article was that is not public any more. */
  articlesInPreview: '/content/queryContentPagePre',
  articlesByTitle: '/content/queryContentList',
  thrift: '/thrift/service',
  quotes: '/market/v1/20100001',
  search: '/rest/v2/publicOpinionSearch',
  captcha: '/captchaImage',
  saveVisitor: '/advice/saveUserInfo',
  visitor: '/advice/getUserInfo',
  complaint: '/advice/submit',
  report: '/request/illegalSecurities',
  software: '/software/queryPage',
} as const;
