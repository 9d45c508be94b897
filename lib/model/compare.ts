import type { Locale } from './variant';

/** Content of a page for visitors, search engines and shared links, parsed from its HTML. */
export interface RenderedPage {
  status: number;
  /** Target of a redirect; empty without one. */
  location: string;
  title: string;
  description: string;
  /** URL of the image for shared links (og:image); empty without one. */
  image: string;
  canonical: string;
  /** Breadcrumbs in the structured data, without the home page and the page itself. */
  crumbs: readonly string[];
  /** Texts of the `main` element, one per block. */
  blocks: readonly string[];
  /** URLs of files of the back office that `main` links or shows. */
  files: readonly string[];
  /** Values of the `datetime` attributes in `main`. */
  dates: readonly string[];
}

/** A part of a text: in both versions, in the draft alone, or in the published version alone. */
export interface TextPart {
  kind: 'same' | 'inserted' | 'deleted';
  text: string;
}

/** A number of consecutive unchanged blocks, or the parts of one changed block. */
export type BlockChange = { kind: 'same'; count: number } | { kind: 'changed'; parts: readonly TextPart[] };

export type ComparedField = 'location' | 'title' | 'description' | 'files' | 'dates';

/** A field that differs between the draft and the published version. */
export interface FieldChange {
  field: ComparedField;
  parts: readonly TextPart[];
}

/**
 * How a preview differs from the published page: not at all; changed; not published yet; published, but missing from
 * the preview; missing from both; or unknown, because one of them failed to load.
 */
export type ComparisonState = 'same' | 'changed' | 'new' | 'gone' | 'missing' | 'unknown';

export interface Comparison {
  locale: Locale;
  state: ComparisonState;
  fields: readonly FieldChange[];
  blocks: readonly BlockChange[];
  /** The preview; null if it could not be read. */
  draft: RenderedPage | null;
}
