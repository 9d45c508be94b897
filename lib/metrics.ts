import 'server-only';

/**
 * The counters of this process, with their types; server/metrics.mjs makes them and says how `.mjs` files of server/
 * and cache-handler/ reach the same ones.
 */
export { metrics } from '../server/metrics.mjs';
