/** A page as the framework hands it to the cache. */
export interface TestPage {
  kind: string;
  html: string;
  rscData: Buffer;
  headers: Record<string, string>;
}

export interface Found {
  value: TestPage;
  lastModified: number;
  cacheControl: { revalidate: number; expire: number };
}

export interface Shared {
  get(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  set(key: string, page: Buffer): Promise<unknown>;
  remove(key: string): Promise<unknown>;
  claim(key: string): Promise<boolean>;
  mark(tags: string[], at: number): Promise<unknown>;
  follow(tell: (tags: string[], at: number) => Promise<void>): Promise<void>;
  close(): void;
}

export interface PageStore {
  get(key: string): Promise<Found | null>;
  set(key: string, value: TestPage, lifetime: number): Promise<void>;
  postpone(key: string, seconds: number): Promise<boolean>;
  withdraw(key: string, value: TestPage): Promise<void>;
  has(key: string): Promise<boolean>;
  newestMark(tags: string[]): number;
  mark(tags: string[]): Promise<string[]>;
}

export type OpenPageStore = (wish: {
  folder: string;
  memoryBytes: number;
  diskBytes: number;
  shared?: Shared;
  metrics?: unknown;
  log?: unknown;
  now?: () => number;
}) => Promise<PageStore>;

export function page(html: string, tags: string[] = []): TestPage {
  const headers: Record<string, string> = tags.length > 0 ? { 'x-next-cache-tags': tags.join(',') } : {};
  return { kind: 'APP_PAGE', html, rscData: Buffer.from('x'), headers };
}
