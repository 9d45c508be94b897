import { createServer } from 'node:http';
import { messageOf } from '@/lib/base/message-of';
import { openGates } from '@/lib/gate/open-gate';
import { log } from '@/lib/runtime/log';
import { selfOrigin } from '@/lib/runtime/own-address';
import { isDevelopment } from './development';
import { endings } from './endings';
import { answerBrokenRequests } from './listening/broken-requests';
import { limitConnections } from './listening/limit-connections';
import { moreListeners } from './listening/more-listeners';
import { printIntoLog, watchFaults } from './observe';
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
await import('@/lib/runtime/check-env');
const sendSpans = await openTracing().catch((error) => giveUp(messageOf(error)));
openGates();
const server = createServer(TIMEOUTS);
limitConnections(server, MAX_CONNECTIONS);
answerBrokenRequests(server);
const options = { server, port, origin: selfOrigin(host, port), place: supervision.place };
const { openSite } = dev ? await import('./development-site') : await import('./built-site');
const site = await openSite(options).catch((error) => giveUp(messageOf(error)));
server.on('request', site.handler);
server.on('error', (error) =>
  giveUp(isTaken(error) ? `Port ${port} is taken; set PORT to another one.` : error.message),
);
const warn = (error: unknown) =>
  log.warn({ err: error }, 'the site listens with fewer listeners than it might');
const listeners = moreListeners(server, { backlog: BACKLOG, warn });
const listen = (listening: () => void) =>
  server.listen({ port, host, backlog: BACKLOG }, () => {
    if (!dev) listeners.open();
    log.info({ port }, 'site: ready');
    listening();
    site.record.begin();
  });

const flush = () => Promise.all([sendSpans(), site.flush()]).then(() => undefined);
const { stop, retire } = endings(server, { closeOthers: listeners.close, close: site.close, flush });
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

/**
 * Closes the record first: only one process at a time can open the embedded database, and the successor needs
 * it.
 */
const retireAtOnce = () => {
  void site.record.close();
  retire();
};
const { handler, warmUp, save } = site;
supervision.begin({ handler, listen, warmUp, save, retire: retireAtOnce });
