import type { ArticleSummary, Page } from './articles';

export interface PressFilter {
  label: string;
  value: string;
}

export interface PressRoom {
  title: string;
  filters: PressFilter[];
  /** Value of the filter in the address, if any. */
  filter: string | null;
  featured: ArticleSummary | null;
  list: Page<ArticleSummary>;
}
