/** Paths of the calls, relative to the address of the back office or, for browsers, to the relay's. */
export const PATHS = {
  menu: '/menu/list',
  dictionary: '/dict/data/list',
  englishDictionary: '/endict/data/list',
  articles: '/content/queryContentPage',
  /** Also returns drafts: for the preview, and to find where a no longer public article was shown. */
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
