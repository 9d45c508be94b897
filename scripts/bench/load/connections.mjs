import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:http2';
import { finished } from 'node:stream/promises';
import { connect as connectByTls } from 'node:tls';

/** HTTP/1.1, as a gateway requests: a connection has one request at a time. */
function plainCalls(origin) {
  const agent = new Agent({ keepAlive: true });
  return {
    open: () => undefined,
    async call({ path, headers, from }) {
      const [answer] = await once(get(origin + path, { agent, headers, localAddress: from }), 'response');
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
      const stream = sessionOf(from).request({ ...headers, ':path': path });
      let status = 0;
      stream.once('response', (head) => {
        status = head[':status'];
      });
      await finished(stream.resume(), { writable: false });
      return status;
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
