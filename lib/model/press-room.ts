import type { ArticleSummary, Page } from './articles';

export interface PressFilter {
  label: string;
  value: string;
}

/** What journalists need beside the news. */
export interface PressKit {
  hotline: string;
  /** Addresses of the logo for light and for dark grounds. */
  logo: string;
  logoOnDark: string;
}

export interface PressRoom {
  title: string;
  filters: PressFilter[];
  /** Value of the filter in the address, if any. */
  filter: string | null;
  years: number[];
  /** The year in the address, if any. */
  year: number | null;
  featured: ArticleSummary | null;
  list: Page<ArticleSummary>;
  kit: PressKit;
}
