import type { ArticleFacts } from './article-facts';
import type { ReportKind } from './report';
import type { SafeHtml } from './safe-html';
import type { PageSeo } from './seo';

export interface Attachment {
  url: string;
  name: string;
  /** Upper-case file type such as PDF; empty when the name has no extension. */
  type: string;
  /** Readable size such as 1.2 MB; empty when unknown. */
  size: string;
}

export interface ArticleLink {
  label: string;
  href: string;
}

/** How an article opens: its own page, a document, another address, a popup, nothing, or the live player. */
export type OpenWay = 'detail' | 'document' | 'link' | 'popup' | 'display' | 'live';

export interface ArticleSummary {
  id: string;
  title: string;
  excerpt: string;
  tag: string;
  /** As the back office sent it (China Standard Time); the view formats its date. */
  displayTime: string;
  updateTime: string;
  /** Menu key of the menu item it belongs to. */
  menuKey: string;
  image: string;
  /** The same picture cut for narrow windows (ext.phoneImage); empty without one. */
  phoneImage: string;
  videos: string[];
  openWay: OpenWay;
  topped: boolean;
  links: ArticleLink[];
  attachments: Attachment[];
  /** Which periodic report it is, if any. */
  report: ReportKind;
  facts: ArticleFacts;
}

export interface Heading {
  /** Fragment of the heading inside the body. */
  id: string;
  text: string;
}

export interface Article extends ArticleSummary {
  body: SafeHtml;
  headings: Heading[];
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
