import type { RedisClient } from '@/lib/runtime/open-redis';

/** Above this limit, some 20 MB, keys are no longer tracked. */
const MAX_KEYS = 100_000;
const KEYS_AT_ONCE = 2000;
const PATTERN_SIGNS = /[*?[\]\\^-]/g;
/** Interval at which reading the keys is tried again after the connection was lost. */
const READ_MS = 2000;

interface KeysOptions {
  client: RedisClient;
  /** The prefix of the names of all entries. */
  prefix: string;
  /** The channel on which processes announce new keys. */
  channel: string;
}

/**
 * Tracks which entries are in Redis, without asking it: a call takes at least one turn of the event loop, and
 * most pages that are not in this process are not in Redis either. All keys are read once; then processes
 * announce new ones. An entry whose announcement is late, or lost with a connection, is only rendered once
 * more.
 */
export class SharedKeys {
  private readonly keys = new Set<string>();
  private readonly listener: RedisClient;
  private isComplete = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: KeysOptions) {
    this.listener = options.client.duplicate();
  }

  /** False where no process has stored the entry; true as long as that is not known. */
  mayHave(key: string): boolean {
    return !this.isComplete || this.keys.has(key);
  }

  /**
   * To be called before the entry is stored: announced afterwards, other processes would miss it for a
   * moment.
   */
  async announce(key: string): Promise<void> {
    await this.options.client.publish(this.options.channel, key);
  }

  /** Resolves when all keys are known, or the first attempt to read them has failed. */
  async follow(): Promise<void> {
    const { listener } = this;
    const lost = () => {
      this.isComplete = false;
    };
    listener.on('error', lost).on('reconnecting', lost).on('end', lost);
    this.timer = setInterval(() => void this.readAll(), READ_MS).unref();
    await listener
      .connect()
      .then(() => listener.subscribe(this.options.channel, (key) => this.add(key)))
      .then(() => this.readAll())
      .catch(() => undefined);
  }

  close(): void {
    clearInterval(this.timer);
    if (this.listener.isOpen) this.listener.destroy();
  }

  private add(key: string): void {
    this.keys.add(key);
    if (this.keys.size > MAX_KEYS) this.giveUp();
  }

  private giveUp(): void {
    this.close();
    this.keys.clear();
    this.isComplete = false;
  }

  /** Keys that are announced meanwhile are added, too, so that none is missed. */
  private async readAll(): Promise<void> {
    const { client, prefix } = this.options;
    if (this.isComplete || !this.listener.isPubSubActive || !client.isReady) return;
    try {
      for await (const found of client.scanIterator({
        MATCH: `${prefix.replace(PATTERN_SIGNS, '\\$&')}*`,
        COUNT: KEYS_AT_ONCE,
      }))
        for (const name of found) this.add(name.slice(prefix.length));
      this.isComplete = this.listener.isReady && this.listener.isPubSubActive;
    } catch {
      // Tried again later.
    }
  }
}
