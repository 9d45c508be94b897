import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, constants } from 'node:http2';
import { finished } from 'node:stream/promises';
import { connect as connectByTls } from 'node:tls';

/** HTTP/1.1, as a gateway requests: a connection has one request at a time. */
function plainCalls(origin) {
  const agent = new Agent({ keepAlive: true });
  return {
    open: () => undefined,
    async call({ path, headers, from }) {
      const sent = get(origin + path, { agent, headers, localAddress: from });
      // Where the answer has begun, it fails as well.
      sent.on('error', () => undefined);
      const [answer] = await once(sent, 'response');
      await finished(answer.resume());
      return answer.statusCode;
    },
    close: () => agent.destroy(),
  };
}

/** Certificates of benchmarks are made for the run. */
const TLS = { ALPNProtocols: ['h2'], rejectUnauthorized: false };

function openSession(origin, localAddress) {
  const { hostname, port } = new URL(origin);
  const createConnection = () =>
    connectByTls({ ...TLS, host: hostname, servername: hostname, port, localAddress });
  const session = connect(origin, { createConnection });
  // Its requests fail, too, and say so.
  session.on('error', () => undefined);
  // The gateway ends a connection after so many requests; those in progress are completed.
  session.once('goaway', () => session.close());
  return session;
}

/** Resolves to the status when the whole answer has come. */
async function statusOf(stream) {
  let status = 0;
  stream.once('response', (head) => {
    status = head[':status'];
  });
  await finished(stream.resume(), { writable: false });
  return status;
}

/** HTTP/2, as browsers come: one connection of each visitor for all requests at once. */
function multiplexedCalls(origin) {
  const sessions = new Map();
  function sessionOf(from) {
    const known = sessions.get(from);
    if (known && !known.closed && !known.destroyed) return known;
    const opened = openSession(origin, from);
    sessions.set(from, opened);
    return opened;
  }
  return {
    open: (from) => once(sessionOf(from), 'connect'),
    async call({ path, headers, from }) {
      const request = () => sessionOf(from).request({ ...headers, ':path': path });
      const stream = request();
      return statusOf(stream).catch((error) => {
        // It met the end of a connection and was not seen: browsers send it again, too (RFC 9113, 8.7).
        if (stream.rstCode === constants.NGHTTP2_REFUSED_STREAM) return statusOf(request());
        throw error;
      });
    },
    close() {
      for (const session of sessions.values()) session.destroy();
    },
  };
}

/**
 * Visits of an origin: `open` connects a local address beforehand; `call` sends a request (path, headers, local address
 * `from`) and resolves to its status when the whole answer has come, or rejects where the connection breaks.
 */
export const callsTo = (origin) =>
  origin.startsWith('https:') ? multiplexedCalls(origin) : plainCalls(origin);
