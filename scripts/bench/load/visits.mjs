import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AGENTS } from '../site.mjs';
import { percentile } from '../statistics.mjs';

const WARM_SECONDS = 2;

/** p50 and p99 in ms, and the number of outcomes whose status is not 200. */
export function timesOf(outcomes) {
  const times = outcomes.map(({ ms }) => ms);
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failed: outcomes.filter(({ status }) => status !== 200).length,
  };
}

/**
 * Requests for paths as a desktop browser sends them, in an order in which the first path comes most often and the
 * n-th an n-th as often (Zipf's law, by which visits of pages are distributed).
 */
export const asVisitors = (paths) =>
  byRank(paths).map((path) => ({
    path,
    headers: { 'user-agent': AGENTS.desktop, 'accept-encoding': 'br' },
  }));

/** Each path at even distances: the n-th so often as the number of paths holds n. */
export function byRank(paths) {
  const all = paths.flatMap((path, at) => {
    const times = Math.max(1, Math.floor(paths.length / (at + 1)));
    return Array.from({ length: times }, (_, turn) => ({ path, place: (turn + 0.5) / times }));
  });
  return all.toSorted((a, b) => a.place - b.place).map(({ path }) => path);
}

const open = (target) => new Worker(new URL('./visits-worker.mjs', import.meta.url), { workerData: target });

/**
 * Sends `requests` (path, headers, and the local address `from`) to `origin` once, `perSecond` of them, from a thread of
 * its own; resolves to the outcomes: status (0 for a broken connection) and ms of each.
 */
export async function sendAll(target) {
  const worker = open(target);
  const [outcomes] = await once(worker, 'message');
  await worker.terminate();
  return outcomes;
}

/** Sends them again and again; returns a function that ends this and resolves to the outcomes. */
export function keepSending(target) {
  const worker = open({ ...target, isRepeated: true });
  return async () => {
    worker.postMessage('stop');
    const [outcomes] = await once(worker, 'message');
    await worker.terminate();
    return outcomes;
  };
}

async function sendFor(target, seconds) {
  const stop = keepSending(target);
  await pause(seconds * 1000);
  return stop();
}

/**
 * Known pages at a fixed rate, alone for `seconds` and then beside what `disturb` does; resolves to the times of both
 * and to what `disturb` resolves to.
 */
export async function aloneAndBeside(visitors, seconds, disturb) {
  await sendFor(visitors, WARM_SECONDS);
  const alone = timesOf(await sendFor(visitors, seconds));
  const stop = keepSending(visitors);
  const result = await disturb();
  return { alone, beside: timesOf(await stop()), result };
}
