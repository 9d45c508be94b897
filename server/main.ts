import { createServer } from 'node:http';
import next from 'next';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { metrics } from '@/lib/runtime/metrics';
import { selfOrigin } from '@/lib/runtime/own-address';
import { answerer, lookingFirst, quickly } from './answer';
import { openBuilds } from './builds/open-builds';
import { besideTools, isDevelopment } from './development';
import { type Door, openDoor } from './door/door';
import { forSharedCaches } from './edge/shared-caches';
import { endings } from './endings';
import { openPageData } from './late/page-data';
import { PAGE_SCRIPTS } from './late/send-scripts';
import { observed, printIntoLog, watchFaults } from './observe';
import { messageOf } from './pages/observers';
import { openPages, withoutPages } from './pages/open-pages';
import { recordKeeper } from './record/begin-record';
import { answerBrokenRequests } from './listening/broken-requests';
import { limitConnections } from './listening/limit-connections';
import { moreListeners } from './listening/more-listeners';
import { staticFiles } from './static-files';
import { offerMarkup } from './static-markup';
import { openSupervision } from './supervisor/supervised';
import { TIMEOUTS } from './timeouts';
import { openTracing } from './tracing/open-tracing';

/** Well below the limit of file descriptors per process. */
const MAX_CONNECTIONS = 4000;
/**
 * Connections that the system queues while the process is busy; with Node's default of 511, a stall of
 * seconds would reset some.
 */
const BACKLOG = 4000;

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

// Only development needs source maps; those of the built pages would take 70 MB.
process.setSourceMapsEnabled(dev);
// In development the framework's own output is for people to read.
if (!dev) printIntoLog();
watchFaults();
const supervision = await openSupervision();
if (!dev) offerMarkup();
const sendSpans = await openTracing().catch((error) => giveUp(messageOf(error)));
const opening = dev ? withoutPages(log) : openPages({ origin: selfOrigin(host, port), metrics, log });
const pages = await opening.catch((error) => giveUp(messageOf(error)));
if (!dev) {
  openPageData(log, pages.pageData);
  await openBuilds(PAGE_SCRIPTS, log).catch((error) => giveUp(messageOf(error)));
}
const server = createServer(TIMEOUTS);
limitConnections(server, MAX_CONNECTIONS);
answerBrokenRequests(server);
// The framework handles upgrades on the server that it is given: hot updates need that, the built site has no
// upgrades.
const app = next({ dev, port, httpServer: dev ? server : createServer() });
if (!dev) server.on('upgrade', (_request, socket) => socket.destroy());
await app.prepare();
const framework = app.getRequestHandler();
const answer = answerer({ framework, isStored: pages.isStored });
const { sharedCaches } = env();
const answering = (door: Door) => observed(lookingFirst(door, answer), quickly(door.answer, staticFiles()));
const handler = pages.shown
  ? answering(openDoor(pages.shown, { isTagged: sharedCaches.length > 0 }))
  : observed(besideTools(framework, answer));
if (pages.shown && sharedCaches.length > 0) server.on('request', forSharedCaches(sharedCaches));
server.on('request', handler);
server.on('error', (error) =>
  giveUp(isTaken(error) ? `Port ${port} is taken; set PORT to another one.` : error.message),
);
const record = recordKeeper();
const warn = (error: unknown) =>
  log.warn({ err: error }, 'the site listens with fewer listeners than it might');
const listeners = moreListeners(server, { backlog: BACKLOG, warn });
const listen = (listening: () => void) =>
  server.listen({ port, host, backlog: BACKLOG }, () => {
    if (!dev) listeners.open();
    log.info({ port }, 'site: ready');
    listening();
    record.begin();
  });

const flush = () => Promise.all([sendSpans(), record.close()]).then(() => undefined);
const { stop, retire } = endings(server, { closeOthers: listeners.close, close: pages.close, flush });
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

/**
 * Closes the record first: only one process at a time can open the embedded database, and the successor needs
 * it.
 */
const retireAtOnce = () => {
  void record.close();
  retire();
};
supervision.begin({ handler, listen, warmUp: pages.warmUp, save: pages.save, retire: retireAtOnce });
