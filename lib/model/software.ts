import type { Article } from './articles';
import type { QrCode } from './detail';
import type { LinkEntry } from './dictionaries';

export type Platform = 'windows' | 'mac' | 'mobile';
/** What a visitor sits at, as far as it matters for programs. */
export type VisitorPlatform = 'windows' | 'mac' | 'other';

export interface Build {
  platform: Platform;
  /** Checked address; empty when the back office names none. */
  href: string;
  /** Fingerprints in lower case; empty when not given. */
  md5: string;
  sha256: string;
}

export interface SoftwareItem {
  id: string;
  name: string;
  version: string;
  title: string;
  subtitle: string;
  description: string;
  compatible: string;
  image: string;
  poster: string;
  builds: Build[];
  record: string;
  privacyHref: string;
  permissionHref: string;
}

/** What a file may be compared with: one package of one program. */
export interface OfficialFile {
  name: string;
  platform: Platform;
  version: string;
  md5: string;
  sha256: string;
}

export interface SoftwarePage {
  title: string;
  intro: string;
  visitor: VisitorPlatform;
  featured: SoftwareItem[];
  others: SoftwareItem[];
  tools: LinkEntry[];
  articles: Article[];
  /** Leads a phone to this page; null on phones, and where there is no app. */
  code: QrCode | null;
}

export interface FuyiDownload {
  title: string;
  intro: string;
  visitor: VisitorPlatform;
  /** Null when the back office has no such item. */
  item: SoftwareItem | null;
}
