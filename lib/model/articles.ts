import type { ArticleFacts } from './article-facts';
import type { ReportKind } from './report';
import type { SafeHtml } from './safe-html';
import type { PageSeo } from './seo';

export interface Attachment {
  url: string;
  name: string;
  /** File extension in upper case, such as PDF; empty without one. */
  type: string;
  /** Readable size such as 1.2 MB; empty when unknown. */
  size: string;
}

export interface ArticleLink {
  label: string;
  href: string;
}

/** How an article opens: as its own page, a document, another address, a popup, not at all, or in the live player. */
export type OpenWay = 'detail' | 'document' | 'link' | 'popup' | 'display' | 'live';

export interface ArticleSummary {
  id: string;
  title: string;
  excerpt: string;
  tag: string;
  /** As the back office sent it (China Standard Time), else the creation time; views format the date. */
  displayTime: string;
  updateTime: string;
  /** Key of the menu item that the article belongs to. */
  menuKey: string;
  image: string;
  /** The image cropped for narrow windows (ext.phoneImage); empty without one. */
  phoneImage: string;
  videos: string[];
  openWay: OpenWay;
  topped: boolean;
  links: ArticleLink[];
  attachments: Attachment[];
  /** Type and year of a report; the type is `other` for most articles. */
  report: ReportKind;
  facts: ArticleFacts;
}

export interface Heading {
  /** Value of the `id` attribute of the heading in the body. */
  id: string;
  text: string;
}

export interface Article extends ArticleSummary {
  body: SafeHtml;
  headings: Heading[];
  /** First sentences of the body, where there is no excerpt. */
  opening: string;
  author: string;
  category: string;
  seo: PageSeo;
}

export interface Page<T> {
  items: T[];
  total: number;
  page: number;
  pages: number;
}
