import { request } from 'node:http';
import { request as requestByTls } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 250;
/** A stored page waits up to two seconds until it is compressed well. */
const LOOKS = 12;

/** An answer as it is sent: status, headers, and a body that is still compressed. */
export function rawAnswer(url, headers = {}) {
  return new Promise((resolve, reject) => {
    // Certificates of benchmarks are made for the run.
    const [ask, tls] = url.startsWith('https:')
      ? [requestByTls, { rejectUnauthorized: false }]
      : [request, {}];
    const call = ask(url, { headers, ...tls }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

/** The same once its length has been the same for three seconds: the form in which a stored page is kept. */
export async function settledAnswer(url, headers) {
  let last = await rawAnswer(url, headers);
  for (let same = 0; same < LOOKS; same += 1) {
    await pause(LOOK_MS);
    const answer = await rawAnswer(url, headers);
    if (answer.body.length !== last.body.length) same = 0;
    last = answer;
  }
  return last;
}
