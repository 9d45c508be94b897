import type { Route } from '@/lib/model/route';
import {
  AMOUNT,
  hasAmount,
  hasKeyword,
  ID,
  isPersonal,
  KEYWORD,
  LANGUAGE,
  OTHER_TAB,
  PAGE,
  PEOPLE_TAB,
  PLACE,
  PROVINCE,
  PUBLIC_ACCOUNT,
  PUBLIC_HOST,
  PUBLIC_PHONE,
  QUESTION,
  SHARES,
  TOKEN,
  tidyCheck,
  tidyCosts,
  tidyDetail,
  tidyNotices,
  tidyOutlets,
  tidyPeople,
  tidySearch,
  tidyTables,
  YEAR,
} from './route-params';
import { BARE, CITED, family, route, routes } from './route-rows';

/** Outlet search by place and keyword, shared by the finder and the disclosure tables. */
const OUTLET_SEARCH: Partial<Route> = {
  params: { province: PROVINCE, keyword: KEYWORD },
  tidy: tidyOutlets,
  unstored: hasKeyword,
};

const ARCHIVE = '/investor-relations/archive';
const INTRO = '/investor-relations/intro';

export const DISCLOSURE_HUB = '/public-disclosure';
export const DISCLOSURE_CONTENT = `${DISCLOSURE_HUB}/public-content` as const;
export const DISCLOSURE_NOTICE = `${DISCLOSURE_HUB}/ann_article` as const;
export const PROSPECTUS_GROUPS = '/investor-relations/prospectus/prospectus-banner-detail';

/** The route table: every page with a fixed path. */
export const ROUTES = [
  route('/'),
  route('/about-us'),
  route('/about-us/culture-building', { ...BARE, params: { page: PAGE } }),
  route('/what-we-do'),
  ...family('/what-we-do', [
    'wealth-management',
    'research',
    'investment-management',
    'investment-banking',
    'institutional-business-and-trading',
    'global-business',
    'futures-business',
    'credit-business',
  ]),
  route('/sustainability'),
  ...family('/sustainability', [
    'environmental',
    'governance',
    'keep-striving',
    'social',
    'sustainable-finance',
    'purpose',
  ]),
  ...family('/sustainability', ['esg-news', 'esg-report'], { params: { page: PAGE } }),
  route('/investor-relations'),
  route(INTRO),
  route(`${INTRO}/branch` as const, {
    ...BARE,
    zhOnly: true,
    ...OUTLET_SEARCH,
    params: { province: PLACE, keyword: KEYWORD },
    tidy: tidyTables,
  }),
  route(`${INTRO}/branch/publicity` as const, {
    ...BARE,
    footer: false,
    zhOnly: true,
    noindex: true,
    params: { branchNo: TOKEN, id: TOKEN, amount: AMOUNT, side: /^sell$/, page: PAGE },
    tidy: tidyNotices,
    forgeable: ['orgName', 'businessTel'],
    unstored: hasAmount,
  }),
  ...family(
    INTRO,
    ['subsidiaries', 'subsidiary-detail', 'structure', 'organization-structure-detail', 'management'],
    BARE,
  ),
  route('/investor-relations/stock-info', { ...CITED, params: { tab: OTHER_TAB } }),
  route('/investor-relations/report', { ...CITED, params: { type: TOKEN, page: PAGE } }),
  route('/investor-relations/prospectus', { params: { page: PAGE } }),
  route('/investor-relations/governance', CITED),
  route('/investor-relations/calendar'),
  route('/investor-relations/dividend-calculator', { params: { shares: SHARES, from: YEAR, to: YEAR } }),
  route('/investor-relations/announcements', { ...CITED, params: { type: TOKEN, year: YEAR, page: PAGE } }),
  route(PROSPECTUS_GROUPS, BARE),
  route(ARCHIVE, {
    params: { year: YEAR, kind: TOKEN, language: LANGUAGE, keyword: KEYWORD, page: PAGE },
    unstored: hasKeyword,
  }),
  route(`${ARCHIVE}/filing` as const, { ...CITED, params: { id: ID } }),
  route(`${ARCHIVE}/how-to-check` as const),
  route(DISCLOSURE_HUB, CITED),
  route(DISCLOSURE_CONTENT, { ...CITED, params: { tab: ID } }),
  route(DISCLOSURE_NOTICE, { ...BARE, ...CITED, footer: false, bar: 'blank', params: { id: ID } }),
  route('/pressroom', { keep: 'path', params: { filterName: TOKEN, year: YEAR, page: PAGE } }),
  route('/search', {
    noindex: true,
    params: { q: QUESTION, type: TOKEN, year: YEAR, page: PAGE },
    tidy: tidySearch,
    unstored: (query) => query.has('q'),
  }),
  ...routes(['/service', '/site-map', '/accessibility', '/terms', '/businesslicence', '/contact-us']),
  route('/personnel-business-disclosure', {
    params: {
      tab: PEOPLE_TAB,
      kind: /^witness$/,
      province: PROVINCE,
      keyword: KEYWORD,
      page: PAGE,
    },
    tidy: tidyPeople,
    unstored: isPersonal,
  }),
  route('/legal-website-statement', { zhOnly: true }),
  route('/report-fraud', { ...BARE, footer: false, bar: 'own' }),
  route('/report-fraud/receipt', { ...BARE, footer: false, bar: 'own', keep: 'fresh', noindex: true }),
  route('/online-complaints', { ...BARE, keep: 'fresh', noindex: true }),
  route('/online-complaints/receipt', { ...BARE, keep: 'fresh', noindex: true }),
  ...routes(['/customer-hotline', '/customer-slogan', '/subsidiary/gtjauk'], BARE),
  ...routes(['/download', '/fuyi-download'], { ...BARE, byPlatform: true }),
  route('/verify', {
    keep: 'fresh',
    params: { website: PUBLIC_HOST, account: PUBLIC_ACCOUNT, phone: PUBLIC_PHONE, outlet: TOKEN },
    tidy: tidyCheck,
  }),
  route('/trading-costs', {
    params: { amount: QUESTION, side: /^sell$/, outlet: QUESTION, other: QUESTION },
    tidy: tidyCosts,
    unstored: (query) => query.size > 0,
  }),
  route('/branch', OUTLET_SEARCH),
  route('/branch/outlet', { params: { id: TOKEN } }),
  route('/branch-company', {
    params: { compId: TOKEN },
    forgeable: [
      ...['orgName', 'address', 'businessTel', 'complainTel'],
      ...['wechatQr', 'weiboUrl', 'latitude', 'longitude'],
    ],
  }),
  route('/twin', { ...BARE, ...CITED, noindex: true, params: { id: ID } }),
  route('/detail', { ...BARE, ...CITED, params: { type: TOKEN, id: ID, menuId: ID }, tidy: tidyDetail }),
];

/** Path of a page of the table, without language and query: `/about-us`. */
export type SitePath = (typeof ROUTES)[number]['path'];

/** The generic route of pages at the first level that only the menu knows, such as that of an app (RT-03). */
export const PRODUCT_ROUTE: Route = route('/{product}');

/** The generic route of disclosure tabs at their menu path, which redirects to the address of the tab (PD-01). */
export const TAB_ROUTE: Route = route(`${DISCLOSURE_HUB}/{tab}`, { noindex: true });

export const PERMANENT_REDIRECTS: Readonly<Record<string, SitePath>> = {
  '/software-repository': '/download',
};
