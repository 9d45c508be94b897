import type { RedisClient } from '@/lib/runtime/open-redis';

/** Beyond so many, some 20 MB, keys are no longer remembered. */
const MOST_KEYS = 100_000;
const KEYS_AT_ONCE = 2000;
const PATTERN_SIGNS = /[*?[\]\\^-]/g;
/** How soon the keys are read again after the connection was lost. */
const READ_MS = 2000;

interface KeysOptions {
  client: RedisClient;
  /** What the names of all entries begin with. */
  prefix: string;
  /** Where processes announce keys that are new. */
  channel: string;
}

/**
 * Which entries are in Redis, without asking it: a call takes at least one turn of the event loop, and most pages that
 * are not here are nowhere. All keys are read once; then processes announce new ones. An entry that is announced a
 * moment too late, or lost with a connection, is only rendered once more.
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

  /** To be called before the entry is stored: who is told afterwards may miss it for a moment. */
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
    if (this.keys.size > MOST_KEYS) this.giveUp();
  }

  private giveUp(): void {
    this.close();
    this.keys.clear();
    this.isComplete = false;
  }

  /** What is announced meanwhile is noted, too, so that nothing is missed in between. */
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
