declare module './process-state' {
  interface ProcessState {
    /** Moves the framework's data out of pages; missing during the build and in development. */
    pageData: PageData;
  }
}

/** A body in the encodings in which it is sent. */
export interface EncodedBody {
  br: Uint8Array;
  gzip: Uint8Array;
}

/** The data that the framework's scripts need of a page, stored separately from its HTML. */
export interface PageData {
  /** The HTML for a page that is stored: its data becomes a separate resource that the HTML refers to. */
  apart(html: string): string;
  /** The HTML for a page that is not stored: it keeps its data; only the framework's scripts are removed. */
  within(html: string): string;
  /** Compressed data by the hash of its content; null if there is none. */
  find(hash: string): Promise<EncodedBody | null>;
}
