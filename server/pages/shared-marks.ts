import type { RedisClient } from '@/lib/runtime/open-redis';
import { type Mark, MarkTimes } from './mark-times';

/** Longer than a process keeps marks in memory. */
const KEEP_MS = 48 * 3600 * 1000;
/** Marks are also read at this interval, since a broken connection may lose messages. */
const READ_MS = 5000;

/**
 * Stores marks, unless a later one of the same tag is stored; removes old ones, and notifies all listeners.
 */
const STORE = `
local marks = cjson.decode(ARGV[1])
for _, mark in ipairs(marks) do
  local known = redis.call('zscore', KEYS[1], mark[1])
  if not known or tonumber(known) < mark[2] then redis.call('zadd', KEYS[1], string.format('%.0f', mark[2]), mark[1]) end
end
redis.call('zremrangebyscore', KEYS[1], 0, ARGV[2])
redis.call('pexpire', KEYS[1], ARGV[3])
return redis.call('publish', ARGV[4], ARGV[1])`;

/** Called with the tags that another process marked, and when. */
export type MarkListener = (tags: readonly string[], at: number) => Promise<void>;

const isMark = (value: unknown): value is Mark =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

/** The marks in a message of another process; none in a message of another version. */
function readNews(message: string): Mark[] {
  const news: unknown = JSON.parse(message);
  return Array.isArray(news) ? news.filter(isMark) : [];
}

interface MarksOptions {
  client: RedisClient;
  /** Marks belong to content, not to a build: all processes of one site have the same name. */
  name: string;
}

/**
 * The marks of all processes of one site. Marks that could not be stored in Redis are sent as soon as it is
 * back.
 */
export class SharedMarks {
  private readonly client: RedisClient;
  private readonly key: string;
  private readonly channel: string;
  /** The last mark of each tag that this process made or reported. */
  private readonly known = new MarkTimes([], KEEP_MS);
  private readonly owed = new Map<string, number>();
  private listener: RedisClient | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor({ client, name }: MarksOptions) {
    this.client = client;
    this.key = `site:${name}:marks`;
    this.channel = `site:${name}:news`;
  }

  /** Notifies the other processes. Never rejects: without Redis they are notified later. */
  async mark(tags: readonly string[], time: number): Promise<void> {
    this.known.take(tags.map((tag): Mark => [tag, time]));
    for (const tag of tags) this.owed.set(tag, time);
    await this.settle();
  }

  /** Reports marks of other processes, also those that were made while Redis was out of reach. */
  async follow(report: MarkListener): Promise<void> {
    const listener = this.client.duplicate();
    this.listener = listener;
    const read = () => this.read(report);
    const meet = () => this.settle().then(read);
    listener.on('error', () => undefined);
    // Messages between two connections are lost, so all marks are read.
    listener.on('ready', () => void read());
    this.client.on('ready', () => void meet());
    this.timer = setInterval(() => void meet(), READ_MS).unref();
    listener
      .connect()
      .then(() =>
        listener.subscribe(this.channel, (message) => void this.reportNew(readNews(message), report)),
      )
      .catch(() => undefined);
    await read();
  }

  close(): void {
    clearInterval(this.timer);
    if (this.listener?.isOpen) this.listener.destroy();
  }

  private async settle(): Promise<void> {
    const marks = [...this.owed];
    if (marks.length === 0 || !this.client.isReady) return;
    const oldest = String(Date.now() - KEEP_MS);
    const options = {
      keys: [this.key],
      arguments: [JSON.stringify(marks), oldest, String(KEEP_MS), this.channel],
    };
    try {
      await this.client.eval(STORE, options);
    } catch {
      return;
    }
    for (const [tag, time] of marks) if (this.owed.get(tag) === time) this.owed.delete(tag);
  }

  private async read(report: MarkListener): Promise<void> {
    if (!this.client.isReady) return;
    const marks = await this.client.zRangeWithScores(this.key, 0, -1).catch(() => []);
    await this.reportNew(
      marks.map(({ value, score }): Mark => [value, score]),
      report,
    );
  }

  private async reportNew(marks: readonly Mark[], report: MarkListener): Promise<void> {
    const oldest = Date.now() - KEEP_MS;
    const news = marks.filter(([tag, time]) => time > Math.max(oldest, this.known.newest([tag])));
    this.known.take(news);
    const times = new Set(news.map(([, time]) => time));
    for (const at of times) {
      const tags = news.filter(([, time]) => time === at).map(([tag]) => tag);
      await report(tags, at);
    }
  }
}
