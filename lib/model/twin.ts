import type { SafeHtml } from './safe-html';
import type { Locale } from './variant';

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'table' | 'figure';

/** A block of the body of an article: a heading, a paragraph, a list item, a table, or an image or video. */
export interface BodyBlock {
  kind: BlockKind;
  /** 2 to 6 for a heading, else 0. */
  level: number;
  html: SafeHtml;
  /** Text without markup; empty for a figure without text. */
  text: string;
}

/** A row of the twin reading: HTML of a block of each language, or null if it has no counterpart. */
export type TwinRow = Readonly<Record<Locale, SafeHtml | null>>;

/** Facts about an article in one language, without its text. */
export interface TwinSide {
  title: string;
  /** As the back office sent it (China Standard Time). */
  displayTime: string;
  /** SHA-256 of the text (lib/html/text-digest.ts). */
  sha256: string;
  /** Since when the record has had exactly this text: ISO 8601 in UTC; null if its newest version differs. */
  recordedSince: string | null;
}

/** One article in both languages. */
export interface TwinPage {
  id: string;
  menuKey: string;
  sides: Readonly<Record<Locale, TwinSide>>;
  rows: readonly TwinRow[];
  /** Whether the article is in the record of filings. */
  isFiling: boolean;
  siteName: string;
}
