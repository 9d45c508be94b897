import { Agent, get } from 'node:http';
import { Agent as TlsAgent, get as getByTls } from 'node:https';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Sends the given requests in turn, so many a second, whether or not earlier answers have arrived: a site that stalls
 * is seen to stall. Posts the outcomes after the last one, or, where they are repeated, when told to stop.
 */
const TICK_MS = 2;
const { origin, requests, perSecond, isRepeated } = workerData;
const isTls = origin.startsWith('https:');
// Certificates of benchmarks are made for the run.
const agent = new (isTls ? TlsAgent : Agent)({ keepAlive: true, rejectUnauthorized: false });
const ask = isTls ? getByTls : get;
const outcomes = [];
const pending = new Set();

function send({ path, headers, from }) {
  const began = performance.now();
  return new Promise((done) => {
    const end = (status) => {
      outcomes.push({ status, ms: performance.now() - began });
      done();
    };
    const call = ask(origin + path, { agent, headers, localAddress: from }, (answer) => {
      answer.resume();
      answer.once('end', () => end(answer.statusCode));
      answer.once('error', () => end(0));
    });
    call.once('error', () => end(0));
  });
}

async function finish() {
  clearInterval(timer);
  await Promise.all(pending);
  agent.destroy();
  parentPort.postMessage(outcomes);
}

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
