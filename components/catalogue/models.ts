import { FIGURES } from '@/lib/base/constants';
import { sanitise } from '@/lib/html/sanitise';
import type { ArticleFacts } from '@/lib/model/article-facts';
import type { Article, ArticleSummary } from '@/lib/model/articles';
import type { Detail } from '@/lib/model/detail';
import type { DictionaryEntry } from '@/lib/model/dictionaries';
import type { MenuItem } from '@/lib/model/menu';
import type { PageContext } from '@/lib/model/page';
import { NO_SEO } from '@/lib/model/seo';
import type { FooterLinks, Shell } from '@/lib/model/shell';

/** For tests and the catalogue: models with the given fields, and plain ones otherwise. */

/** The context of a page on which `query` is all that its address says. */
export function contextOf(
  path = '/',
  {
    locale = 'zh',
    device = 'desktop',
    query = {},
  }: Partial<Pick<PageContext, 'locale' | 'device' | 'query'>> = {},
): PageContext {
  return {
    variant: { locale, device },
    locale,
    device,
    edition: device,
    path,
    query,
    isOffered: true,
    page: Number(query.page ?? 1),
  };
}

/** A visible menu item in both languages, with its label as id and key. */
export function itemOf(label: string, path: string | null, more: Partial<MenuItem> = {}): MenuItem {
  return {
    id: label,
    parentId: '0',
    key: label,
    name: label,
    label,
    type: 'C',
    visible: true,
    inEnglish: true,
    path,
    href: null,
    order: 0,
    bindingTags: [],
    seo: NO_SEO,
    children: [],
    ...more,
  };
}

/** A dictionary entry in use, in both languages. */
export function entryOf(label: string, url = '', more: Partial<DictionaryEntry> = {}): DictionaryEntry {
  return {
    type: 'any',
    label,
    value: label,
    text: '',
    url,
    imageUrl: '',
    remark: '',
    inEnglish: true,
    ...more,
  };
}

const both = (zh: string, en: string) => ({ zh, en });

const NO_LINKS: FooterLinks = {
  top: [],
  leftTop: [],
  leftCenter: [],
  left: [],
  right: [],
  banner: [],
  statements: [],
  mediation: [],
};

/** What header and footer show, without links unless they are given. */
export function shellOf(topMenu: MenuItem[] = [], footer: Partial<FooterLinks> = {}): Shell {
  return {
    topMenu,
    footer: { ...NO_LINKS, ...footer },
    settings: {
      name: both('示例证券集团', 'Example Securities Group'),
      legalName: both('示例证券股份有限公司', 'Example Securities Co., Ltd.'),
      logo: both('/brand/logo-zh.svg', '/brand/logo-en.svg'),
      logoOnDark: both('/brand/logo-zh-light.svg', '/brand/logo-en-light.svg'),
      founded: 1992,
      hotline: '95521',
      tollFree: '400-8888-666',
      formerHotline: '95553',
      icp: { number: '沪ICP备00000000号-1', url: 'https://beian.miit.gov.cn/' },
      publicSecurity: { number: '沪公网安备 31000000000000号', url: 'https://beian.mps.gov.cn/' },
      figures: FIGURES,
      ratings: [],
      sampleFigures: true,
      mapApproval: 'GS（0000）0000号',
    },
    hosts: { main: 'https://www.example.com', secondary: ['www2.example.com'] },
    preview: false,
    siteUrl: 'https://site.example',
    analyticsUrl: '',
  };
}

/** The facts of an article without any, except those given. */
export const factsOf = (more: Partial<ArticleFacts> = {}): ArticleFacts => ({
  order: null,
  person: { role: '', group: '' },
  company: { place: '', address: '', phone: '', regulator: '' },
  card: { template: null, step: '', audience: '', worst: '' },
  figures: [],
  ...more,
});

/** A published article that opens its own page. */
export function summaryOf(title: string, more: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    id: '7',
    title,
    excerpt: '',
    tag: '',
    displayTime: '2025-03-28 17:30:00',
    updateTime: '',
    menuKey: '1',
    image: '',
    phoneImage: '',
    videos: [],
    openWay: 'detail',
    topped: false,
    links: [],
    attachments: [],
    report: { type: 'other', year: null },
    facts: factsOf(),
    ...more,
  };
}

/** The same with a body of sanitised HTML. */
export function articleOf(title: string, content = '', more: Partial<Article> = {}): Article {
  const { html, headings } = sanitise(content, { translate: (text) => text, idPrefix: 's' });
  const { author = '', category = '', seo = NO_SEO } = more;
  return { ...summaryOf(title), body: html, headings, opening: '', author, category, seo, ...more };
}

/** The page of one article. */
export function detailOf(article: Article, more: Partial<Detail> = {}): Detail {
  return {
    type: 'news',
    title: article.title,
    articles: [article],
    languages: ['zh', 'en'],
    shareUrl: 'https://site.example/detail?type=news&id=7',
    qr: { path: 'M0 0.5h1', size: 1 },
    siteName: '示例证券集团',
    firstPublished: null,
    related: [],
    ...more,
  };
}
