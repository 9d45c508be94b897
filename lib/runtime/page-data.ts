declare module './process-state' {
  interface ProcessState {
    /** Moves the framework's data out of pages; missing during the build and in development. */
    pageData: PageData;
    /** Where that data is stored; missing in a thread that only renders. */
    pageDataStore: PageDataStore;
  }
}

/** A body in the encodings in which it is sent. */
export interface EncodedBody {
  br: Uint8Array;
  gzip: Uint8Array;
}

/** Takes the data that the framework's scripts need out of a page. */
export interface PageData {
  /** The HTML for a page that is stored: its data becomes a separate resource that the HTML refers to. */
  apart(html: string): string;
  /** The HTML for a page that is not stored: it keeps its data; only the framework's scripts are removed. */
  within(html: string): string;
}

/** That data as scripts, by the hash of their content. */
export interface PageDataStore {
  /** Stores a script in the background. Never throws. */
  keep(hash: string, script: string): void;
  /** The compressed script; null if there is none. */
  find(hash: string): Promise<EncodedBody | null>;
}
