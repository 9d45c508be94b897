declare module './process-state' {
  interface ProcessState {
    /** Keeps the framework's data out of pages; missing during the build and in development. */
    pageData: PageData;
  }
}

/** A body in the compressed forms in which it is sent. */
export interface EncodedBody {
  br: Uint8Array;
  gzip: Uint8Array;
}

/** What the framework's scripts need of a page, kept beside its HTML. */
export interface PageData {
  /** The HTML of a page that is stored: its data becomes a resource of its own, named in the HTML. */
  apart(html: string): string;
  /** The HTML of a page that is not stored: it keeps its data, and only the framework's scripts leave it. */
  within(html: string): string;
  /** Data by the hash of its content, compressed; null where there is none. */
  find(hash: string): Promise<EncodedBody | null>;
}
