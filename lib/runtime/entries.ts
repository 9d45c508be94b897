declare module './process-state' {
  interface ProcessState {
    /** Generated files, in the page store; missing during the build and in development. */
    files: EntryStore;
    /** Snapshots of menu and dictionaries, which outlive a build; missing during the build. */
    snapshots: EntryStore;
  }
}

/** A value with the cache tags of the data it was made from; times in milliseconds since the epoch. */
export interface Entry {
  value: unknown;
  tags: readonly string[];
  /** When its data was requested. */
  at: number;
  freshUntil: number;
}

/** `stale`: older than its lifetime. `invalidated`: a publication has marked one of its tags since. */
export type EntryState = 'fresh' | 'stale' | 'invalidated';

export interface FoundEntry extends Entry {
  state: EntryState;
}

/** Entries by key, in memory, on disk and, with Redis, shared by processes of a site. No method rejects. */
export interface EntryStore {
  /** Whether entries are shared with other processes. */
  readonly isShared: boolean;
  /** The entry of this process, however old. */
  peek(key: string): Promise<FoundEntry | null>;
  /** The entry shared by other processes, unless ours is newer. */
  peekShared(key: string): Promise<FoundEntry | null>;
  /** The entry of this process, or a newer one of another process if ours is missing or not fresh. */
  read(key: string): Promise<FoundEntry | null>;
  /** Returns false if the entry is in doubt because one of its lists was emptied: the stored one stays. */
  write(key: string, entry: Entry): Promise<boolean>;
  /** Removes the entry; false if that is in doubt by `tags`, those of the answer that found nothing. */
  withdraw(key: string, tags: readonly string[]): Promise<boolean>;
  /** Whether this process is the one to regenerate a stale entry. */
  claim(key: string): Promise<boolean>;
}
