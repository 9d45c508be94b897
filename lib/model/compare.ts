import type { Locale } from './variant';

/** What a visitor, a search engine or a shared link reads of a page, taken from its HTML. */
export interface RenderedPage {
  status: number;
  /** Where a redirect leads; empty for a page. */
  location: string;
  title: string;
  description: string;
  /** Address of the picture for shared links, as the page states it. */
  image: string;
  canonical: string;
  /** Names of the pages above it, without the home page and itself, as its structured data has them. */
  crumbs: readonly string[];
  /** Texts of its main part, block by block. */
  blocks: readonly string[];
  /** Addresses of the files that its main part links or shows. */
  files: readonly string[];
  /** Dates and times of its main part, as `datetime` states them. */
  dates: readonly string[];
}

/** A part of a text: in both versions, in the draft alone, or in the published version alone. */
export interface TextPart {
  kind: 'same' | 'inserted' | 'deleted';
  text: string;
}

/** Blocks that stayed as they were, counted; or one that was changed, in its parts. */
export type BlockChange = { kind: 'same'; count: number } | { kind: 'changed'; parts: readonly TextPart[] };

export type ComparedField = 'location' | 'title' | 'description' | 'files' | 'dates';

/** A fact that differs between draft and published version. */
export interface FieldChange {
  field: ComparedField;
  parts: readonly TextPart[];
}

/**
 * How a preview differs from what is published: not at all; changed; not published yet; published, but gone from the
 * preview; in neither; or unknown, since one of them could not be read.
 */
export type ComparisonState = 'same' | 'changed' | 'new' | 'gone' | 'missing' | 'unknown';

export interface Comparison {
  locale: Locale;
  state: ComparisonState;
  fields: readonly FieldChange[];
  blocks: readonly BlockChange[];
  /** The preview as it was read; null where it could not be. */
  draft: RenderedPage | null;
}
