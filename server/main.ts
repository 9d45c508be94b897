import { createServer } from 'node:http';
import next from 'next';
import { log } from '@/lib/runtime/log';
import { metrics } from '@/lib/runtime/metrics';
import { ownOrigin } from '@/lib/runtime/own-address';
import { beginStop } from '@/lib/runtime/stopping';
import { answerer, lookingFirst, quickly } from './answer';
import { besideTools, isDevelopment } from './development';
import { openDoor } from './door/door';
import { openPageData } from './late/page-data';
import { observed, printIntoLog, watchFaults } from './observe';
import { messageOf } from './pages/observers';
import { openPages, withoutPages } from './pages/open-pages';
import { staticFiles } from './static-files';
import { offerMarkup } from './static-markup';

/**
 * Half-open and silent connections are closed in time; a form with files may take the three minutes of
 * lib/gate/limits.ts. Idle ones are kept longer than gateways keep theirs (nginx 60 s): the side that reuses a
 * connection must be the one that closes it, or now and then a request arrives on a closing connection.
 */
const TIMEOUTS = {
  headersTimeout: 20_000,
  requestTimeout: 190_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
};
/** Well below the file descriptors of a process. */
const MAX_CONNECTIONS = 4000;
const GRACE_MS = 5000;

/** Ends the process with one plain sentence: an invalid setting, a port in use. */
function giveUp(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The site's process: the framework's handler behind a plain Node server. `npm start` and `npm run dev` run it. */
const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || undefined;
const dev = isDevelopment();

const isTaken = (error: Error): boolean => 'code' in error && error.code === 'EADDRINUSE';

// tsx switches source maps on for everything loaded from here; those of the built pages would take 70 MB.
process.setSourceMapsEnabled(dev);
// In development the framework's own output is for people to read.
if (!dev) printIntoLog();
watchFaults();
if (!dev) offerMarkup();
const opening = dev ? withoutPages(log) : openPages({ origin: ownOrigin(host, port), metrics, log });
const pages = await opening.catch((error) => giveUp(messageOf(error)));
if (!dev) openPageData(log);
const server = createServer(TIMEOUTS);
server.maxConnections = MAX_CONNECTIONS;
// The framework listens for upgrades on the server that it is given: hot updates need one, the built site has none.
const app = next({ dev, port, httpServer: dev ? server : createServer() });
if (!dev) server.on('upgrade', (_request, socket) => socket.destroy());
await app.prepare();
const framework = app.getRequestHandler();
const answer = answerer({ framework, isStored: pages.isStored });
if (pages.shown) {
  const door = openDoor(pages.shown);
  server.on('request', observed(lookingFirst(door, answer), quickly(door.answer, staticFiles())));
} else server.on('request', observed(besideTools(framework, answer)));
server.on('error', (error) =>
  giveUp(isTaken(error) ? `Port ${port} is taken; set PORT to another one.` : error.message),
);
server.listen({ port, host }, () => {
  log.info({ port }, 'site: ready');
  void pages.warmUp();
});

/** Completes requests in progress, then ends. */
function end(): void {
  pages.close();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), GRACE_MS).unref();
}

/**
 * Reports that it is about to end, and continues to answer for DRAIN_MS: a load balancer needs a moment to notice.
 */
function stop(): void {
  beginStop();
  setTimeout(end, Number(process.env.DRAIN_MS || 0));
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
