import { randomUUID } from 'node:crypto';
import { RESP_TYPES } from 'redis';
import { openRedis, type RedisClient } from '@/lib/runtime/open-redis';
import type { StoreLog } from './observers';
import { SharedKeys } from './shared-keys';
import { type MarkListener, SharedMarks } from './shared-marks';

/** How long one process may take to refresh an entry before another one may try. */
const CLAIM_MS = 10_000;
/** Entries that no process has refreshed for this long expire in Redis; they are still on the disks. */
const KEEP_SECONDS = 30 * 24 * 3600;
const TIMEOUT_MS = 500;
const CONNECT_MS = 2000;
const RECONNECT_MS = 500;

/** Stores an entry unless a newer one is stored, and releases the claim on it if that is ours. */
const STORE = `
local stored = tonumber(redis.call('get', KEYS[3]) or 0)
if stored <= tonumber(ARGV[4]) then
  redis.call('set', KEYS[1], ARGV[1], 'EX', ARGV[2])
  redis.call('set', KEYS[3], ARGV[4], 'EX', ARGV[2])
end
if redis.call('get', KEYS[2]) == ARGV[3] then return redis.call('del', KEYS[2]) end
return 0`;

interface SharedOptions {
  url: string;
  /** Separates sites that store different entries. */
  name: string;
  /** Separates sites with different content, since publications concern content. Defaults to `name`. */
  content?: string;
  log?: StoreLog;
}

/** Waits for the first attempt only, and CONNECT_MS at most: a site starts without its Redis, too. */
async function connect(url: string, log: StoreLog): Promise<RedisClient> {
  const { client, connected } = openRedis({
    url,
    timeoutMs: TIMEOUT_MS,
    connectMs: CONNECT_MS,
    reconnectMs: RECONNECT_MS,
    lost: ({ message }) =>
      log.warn(`shared pages: Redis is out of reach, each process goes on alone: ${message}`),
    back: () => log.info('shared pages: Redis is back'),
  });
  await Promise.race([connected, new Promise((resolve) => setTimeout(resolve, CONNECT_MS).unref())]);
  return client;
}

const withBuffers = (client: RedisClient) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });

interface Parts {
  client: RedisClient;
  name: string;
  marks: SharedMarks;
  keys?: SharedKeys;
}

/**
 * Entries, marks and claims that all processes of one site share over Redis. When Redis is slow or gone,
 * every call behaves as if there were no other process.
 */
export class SharedStore {
  private readonly own = randomUUID();
  private readonly bytes: ReturnType<typeof withBuffers>;

  private constructor(private readonly parts: Parts) {
    this.bytes = withBuffers(parts.client);
  }

  static async open({ url, name, content = name, log = console }: SharedOptions): Promise<SharedStore> {
    const client = await connect(url, log);
    const keys = new SharedKeys({ client, prefix: `site:${name}:entry:`, channel: `site:${name}:stored` });
    void keys.follow();
    return new SharedStore({ client, name, marks: new SharedMarks({ client, name: content }), keys });
  }

  /** Entries of another name over the same connection, with the same marks. */
  beside(name: string): SharedStore {
    const { client, marks } = this.parts;
    return new SharedStore({ client, name, marks });
  }

  async get(key: string): Promise<Buffer | null> {
    if (!this.mayHave(key)) return null;
    return this.attempt(() => this.bytes.get(this.keyOf('entry', key)), null);
  }

  async has(key: string): Promise<boolean> {
    if (!this.mayHave(key)) return false;
    return this.attempt(async () => (await this.parts.client.exists(this.keyOf('entry', key))) === 1, false);
  }

  /**
   * Stores an entry that was made at `at` (milliseconds since the epoch), unless a newer one is stored, and releases
   * this process's claim on refreshing it. Entries that never change need no `at`.
   */
  async set(key: string, entry: Buffer, at = 0): Promise<void> {
    await this.attempt(async () => {
      await this.parts.keys?.announce(key);
      await this.parts.client.eval(STORE, {
        keys: [this.keyOf('entry', key), this.keyOf('claim', key), this.keyOf('made', key)],
        arguments: [entry, String(KEEP_SECONDS), this.own, String(at)],
      });
    }, undefined);
  }

  async remove(key: string): Promise<void> {
    await this.attempt(() => this.parts.client.del([this.keyOf('entry', key), this.keyOf('made', key)]), 0);
  }

  /** True for the one process that is to refresh the entry, and for all of them without Redis. */
  claim(key: string): Promise<boolean> {
    return this.attempt(async () => {
      const holder = await this.parts.client.set(this.keyOf('claim', key), this.own, {
        condition: 'NX',
        expiration: { type: 'PX', value: CLAIM_MS },
        GET: true,
      });
      return holder === null || holder === this.own;
    }, true);
  }

  mark(tags: readonly string[], time: number): Promise<void> {
    return this.parts.marks.mark(tags, time);
  }

  /** Reports marks of other processes, also those that were made while Redis was out of reach. */
  follow(report: MarkListener): Promise<void> {
    return this.parts.marks.follow(report);
  }

  close(): void {
    this.parts.marks.close();
    this.parts.keys?.close();
    if (this.parts.client.isOpen) this.parts.client.destroy();
  }

  private mayHave(key: string): boolean {
    return this.parts.keys?.mayHave(key) ?? true;
  }

  private keyOf(kind: string, key: string): string {
    return `site:${this.parts.name}:${kind}:${key}`;
  }

  private async attempt<T>(call: () => Promise<T>, instead: T): Promise<T> {
    if (!this.parts.client.isReady) return instead;
    try {
      return await call();
    } catch {
      return instead;
    }
  }
}
