import { randomUUID } from 'node:crypto';
import { RESP_TYPES } from 'redis';
import { openRedis } from '../redis.mjs';

/** How long one process may take to refresh a page before another one may try. */
const CLAIM_MS = 10_000;
/** Pages that nobody refreshed for so long leave the shared store; the disks still have them. */
const KEEP_SECONDS = 30 * 24 * 3600;
const PATIENCE_MS = 500;
const CONNECT_MS = 2000;
const RECONNECT_MS = 500;

/** Frees a claim, if it is still ours. */
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/** Not awaited beyond the first try: a site starts without its Redis. */
async function connect(url, log) {
  const { client, connected } = openRedis({
    url,
    patienceMs: PATIENCE_MS,
    connectMs: CONNECT_MS,
    reconnectMs: RECONNECT_MS,
    lost: ({ message }) =>
      log.warn(`shared pages: Redis is out of reach, each process goes on alone: ${message}`),
    back: () => log.info('shared pages: Redis is back'),
  });
  await Promise.race([connected, new Promise((resolve) => setTimeout(resolve, CONNECT_MS).unref())]);
  return client;
}

/**
 * Pages, marks and refreshes that all processes of one site share over Redis. Every call answers as if there were no
 * other process when Redis is slow or gone. `name` tells apart sites that draw different pages.
 */
export async function sharedPages({ url, name, log = console }) {
  const client = await connect(url, log);
  const listener = client.duplicate();
  const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const own = randomUUID();
  const at = (kind, key) => `site:${name}:${kind}:${key}`;
  const marksKey = at('marks', 'all');
  const channel = at('marks', 'news');

  async function attempt(call, instead) {
    if (!client.isReady) return instead;
    try {
      return await call();
    } catch {
      return instead;
    }
  }

  async function readMarks(tell) {
    const marks = await attempt(() => client.hGetAll(marksKey), {});
    for (const [tag, time] of Object.entries(marks)) await tell([tag], Number(time));
  }

  return {
    get: (key) => attempt(() => bytes.get(at('page', key)), null),
    has: (key) => attempt(async () => (await client.exists(at('page', key))) === 1, false),
    set: (key, page) =>
      attempt(async () => {
        await client.set(at('page', key), page, { expiration: { type: 'EX', value: KEEP_SECONDS } });
        await client.eval(RELEASE, { keys: [at('claim', key)], arguments: [own] });
      }),
    remove: (key) => attempt(() => client.del(at('page', key))),

    /** True for the one process that is to refresh the page, and for all of them without Redis. */
    claim: (key) =>
      attempt(async () => {
        const options = { condition: 'NX', expiration: { type: 'PX', value: CLAIM_MS }, GET: true };
        const holder = await client.set(at('claim', key), own, options);
        return holder === null || holder === own;
      }, true),

    mark: (tags, time) =>
      attempt(async () => {
        await client.hSet(marksKey, Object.fromEntries(tags.map((tag) => [tag, String(time)])));
        await client.expire(marksKey, KEEP_SECONDS);
        await client.publish(channel, JSON.stringify({ tags, time }));
      }),

    /** Tells marks of other processes, also those that were made while Redis was out of reach. */
    async follow(tell) {
      listener.on('error', () => {});
      client.on('ready', () => readMarks(tell));
      listener
        .connect()
        .then(() =>
          listener.subscribe(channel, (message) => {
            const { tags, time } = JSON.parse(message);
            tell(tags, time);
          }),
        )
        .catch(() => {});
      await readMarks(tell);
    },

    close() {
      for (const connection of [listener, client]) if (connection.isOpen) connection.destroy();
    },
  };
}
