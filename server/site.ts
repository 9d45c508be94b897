import type { Server } from 'node:http';
import type { Handler } from './answer';
import type { RecordKeeper } from './record/begin-record';

/** The site as its process runs it, built or in development. */
export interface Site {
  handler: Handler;
  record: RecordKeeper;
  /** To be called once the process can be reached: renders the most requested pages. Never rejects. */
  warmUp(): Promise<void>;
  /** Saves what a later process needs. Never rejects. */
  save(): Promise<void>;
  /** Saves what outlives the process, at its end. */
  close(): void;
  /** Closes the record and sends the remaining spans. Never rejects. */
  flush(): Promise<void>;
}

export interface SiteOptions {
  server: Server;
  port: number;
  /** Where the process reaches itself. */
  origin: string;
  /** The place of the process among several on one port; undefined where there are no others. */
  place: string | undefined;
}
