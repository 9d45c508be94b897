declare module './process-state' {
  interface ProcessState {
    /** Generated files, in the page store; missing during the build and in development. */
    files: EntryStore;
    /** Menu and dictionaries, which outlive a build; missing during the build. */
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

/** Entries by key, in memory, on disk and, with Redis, shared by the processes of a site. No method rejects. */
export interface EntryStore {
  /** Whether other processes may have entries of their own to offer. */
  readonly isShared: boolean;
  /** The entry of this process, however old. */
  peek(key: string): Promise<FoundEntry | null>;
  /** The entry that processes share, unless ours is newer. */
  peekShared(key: string): Promise<FoundEntry | null>;
  /** The entry of this process, or a newer one of another process where ours is missing or not fresh. */
  read(key: string): Promise<FoundEntry | null>;
  /** False where the entry is in doubt because a list of it has lost all its entries: the stored one stays. */
  write(key: string, entry: Entry): Promise<boolean>;
  /** Removes the entry; false where that is in doubt by the tags of the answer that found nothing. */
  withdraw(key: string, tags: readonly string[]): Promise<boolean>;
  /** Whether this process is the one to regenerate a stale entry. */
  claim(key: string): Promise<boolean>;
}
