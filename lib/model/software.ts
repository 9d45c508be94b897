import type { Article } from './articles';
import type { QrCode } from './detail';
import type { LinkEntry } from './dictionaries';

export type Platform = 'windows' | 'mac' | 'mobile';
/** Platform of a visitor, as far as it matters for downloads. */
export type VisitorPlatform = 'windows' | 'mac' | 'other';

export interface Build {
  platform: Platform;
  /** Validated URL; empty if the back office has none. */
  href: string;
  /** Hashes in lower-case hexadecimal; empty if missing or malformed. */
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

/** A build whose hashes a file can be compared with. */
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
  /** QR code of this page, to be opened on a phone; null on phones, and if there is no app. */
  code: QrCode | null;
}

export interface FuyiDownload {
  title: string;
  intro: string;
  visitor: VisitorPlatform;
  /** Null when the back office has no such item. */
  item: SoftwareItem | null;
}
