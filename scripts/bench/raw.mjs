import { request } from 'node:http';

/** An answer as it is sent: status, headers, and a body that is still compressed. */
export function rawAnswer(url, headers = {}) {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers }, (answer) => {
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
