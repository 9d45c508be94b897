import type { SafeHtml } from './safe-html';
import type { Locale } from './variant';

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'table' | 'figure';

/** A part of an article that is read at once: a heading, a paragraph, a list item, a table or a picture. */
export interface BodyBlock {
  kind: BlockKind;
  /** 2 to 6 for a heading, else 0. */
  level: number;
  html: SafeHtml;
  /** Without markup; empty for a picture without words. */
  text: string;
}

/** What stands side by side: a block of each language, or null where there is no counterpart. */
export type TwinRow = Readonly<Record<Locale, SafeHtml | null>>;

/** An article in one language, but for its text. */
export interface TwinSide {
  title: string;
  /** As the back office sent it (China Standard Time). */
  displayTime: string;
  /** SHA-256 of the text (lib/html/text-digest.ts). */
  sha256: string;
  /** Since when exactly this text is in the record of filings: ISO 8601 in UTC; null where it is not recorded. */
  recordedSince: string | null;
}

/** One article in both languages. */
export interface TwinPage {
  id: string;
  menuKey: string;
  sides: Readonly<Record<Locale, TwinSide>>;
  rows: readonly TwinRow[];
  /** The record knows the article as a filing. */
  isFiling: boolean;
  siteName: string;
}
