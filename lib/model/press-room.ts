import type { ArticleSummary, Page } from './articles';

export interface PressFilter {
  label: string;
  value: string;
}

/** Hotline and logos for journalists. */
export interface PressKit {
  hotline: string;
  /** URLs of the logos for light and for dark backgrounds. */
  logo: string;
  logoOnDark: string;
}

export interface PressRoom {
  title: string;
  filters: PressFilter[];
  /** Value of the filter in the query, if any. */
  filter: string | null;
  years: number[];
  /** Year in the query, if any. */
  year: number | null;
  featured: ArticleSummary | null;
  list: Page<ArticleSummary>;
  kit: PressKit;
}
