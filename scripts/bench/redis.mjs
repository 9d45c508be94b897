import { hasProgram } from '../support/children.mjs';
import { startRedis } from '../support/redis.mjs';
import { Mistake } from '../support/say.mjs';

/** A Redis of the benchmark alone; resolves to its address and a function that ends it. */
export function openRedis(port) {
  if (!hasProgram('redis-server'))
    throw new Mistake('The benchmark needs redis-server, which is not installed.');
  const redis = startRedis(port);
  return { url: `redis://127.0.0.1:${port}`, close: () => redis.kill('SIGTERM') };
}
