import { parentPort, workerData } from 'node:worker_threads';
import { callsTo } from './connections.mjs';

/**
 * Sends the given requests in turn, so many a second, whether or not earlier answers have arrived: a site that stalls
 * is seen to stall. Posts the outcomes after the last one, or, where they are repeated, when told to stop.
 */
const TICK_MS = 2;
const { origin, requests, perSecond, isRepeated } = workerData;
const { open, call, close } = callsTo(origin);
const outcomes = [];
const pending = new Set();

async function send(request) {
  const began = performance.now();
  const status = await call(request).catch(() => 0);
  outcomes.push({ status, ms: performance.now() - began });
}

async function finish() {
  clearInterval(timer);
  await Promise.all(pending);
  close();
  parentPort.postMessage(outcomes);
}

await Promise.all([...new Set(requests.map(({ from }) => from))].map(open));
const began = performance.now();
const last = isRepeated ? Number.POSITIVE_INFINITY : requests.length;
let sent = 0;
const timer = setInterval(() => {
  const due = Math.min(last, ((performance.now() - began) / 1000) * perSecond);
  for (; sent < due; sent += 1) {
    const one = send(requests[sent % requests.length]);
    pending.add(one);
    one.then(() => pending.delete(one));
  }
  if (sent >= last) finish();
}, TICK_MS);
parentPort.once('message', finish);
