/** What the page store needs of the log. */
export interface StoreLog {
  warn(message: string): void;
  info(message: string): void;
}

interface StoreLabels {
  store: string;
}

/** What the page store needs of the metrics. */
export interface StoreMetrics {
  pagesStale: { inc(): void };
  pageEntries: { set(labels: StoreLabels, value: number): void };
  pageBytes: { set(labels: StoreLabels, value: number): void };
  pageEvictions: { inc(labels: StoreLabels): void };
  pageRenderSeconds: { observe(seconds: number): void };
}
