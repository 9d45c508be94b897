import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import compression from 'compression';
import next from 'next';
import { showFaults } from './fault-page.mjs';
import { visitGate } from './gate/page-visits.mjs';
import { pictureGate } from './gate/pictures.mjs';
import { refuse } from './gate/plain-answer.mjs';
import { cleanHeaders } from './gate/request-headers.mjs';
import { faultOfRequest } from './gate/request-line.mjs';
import { securityHeaders } from './gate/security-headers.mjs';
import { endSlowBodies } from './gate/slow-bodies.mjs';
import { guardHtml } from './html-guard.mjs';
import { log } from './log.mjs';
import { metrics } from './metrics.mjs';
import { answerNotModified } from './not-modified.mjs';
import { beginStop, observed, printIntoLog, watchFaults } from './observe.mjs';
import { ownOrigin } from './own-request.mjs';
import { openPages } from './pages/open-pages.mjs';
import { sendMoved } from './redirects.mjs';

/**
 * Half-open and silent connections end in time; a form with files may take the three minutes of lib/relay/limits.ts.
 * Idle ones are kept longer than gateways keep theirs (nginx 60 s): the side that reuses a connection must be the one
 * that gives it up, or now and then a request meets one that is just being closed. The most connections lie well below
 * the file descriptors of a process.
 */
const CONNECTIONS = {
  most: 4000,
  timeouts: {
    headersTimeout: 20_000,
    requestTimeout: 190_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5000,
  },
};

/** Told in one plain sentence: a mistake in the settings, a taken port. */
function giveUp({ message }) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The site's one process: the framework's own handler behind a plain Node server. `npm start` runs it. */
printIntoLog();
watchFaults();
const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || undefined;
const pages = await openPages({ origin: ownOrigin(host, port), metrics, log }).catch(giveUp);
const compress = compression();
// The framework listens for upgrades on the server that it is given; the site has none to offer.
const app = next({ dev: false, port, httpServer: new EventEmitter() });
await app.prepare();
const handle = app.getRequestHandler();
const forVisits = visitGate(pages.hasAddress);
const forPictures = pictureGate(refuse);

/** The framework's own answer, with what the site does to every answer. */
function draw(request, response) {
  // Each of the layers below listens, which is no leak.
  response.setMaxListeners(20);
  // The last word comes first: a page is put in a fault's place, then guarded, then compressed.
  compress(request, response, () => {
    guardHtml(response);
    showFaults(request, response);
    answerNotModified(request, response);
    handle(request, response);
  });
}

const answer = (request, response) => {
  for (const [name, value] of Object.entries(securityHeaders(request.url))) response.setHeader(name, value);
  const own = cleanHeaders(request);
  const fault = faultOfRequest(request);
  if (fault) return refuse(response, fault);
  if (sendMoved(request, response)) return;
  endSlowBodies(request, response);
  // Whose connection it is; what a visitor sends under this name is dropped above (lib/relay/client-address.ts).
  request.headers['x-client-address'] = request.socket.remoteAddress ?? '';
  if (own) return draw(request, response);
  forPictures(request, response, () => forVisits(request, response, () => draw(request, response)));
};
const server = createServer(CONNECTIONS.timeouts, observed(answer));
server.maxConnections = CONNECTIONS.most;
server.on('upgrade', (_request, socket) => socket.destroy());

server.on('error', ({ code, message }) =>
  giveUp({ message: code === 'EADDRINUSE' ? `Port ${port} is taken; set PORT to another one.` : message }),
);
server.listen({ port, host }, () => log.info({ port }, 'site: ready'));

const GRACE_MS = 5000;

/** Answers what is under way, then ends. */
function end() {
  pages.close();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), GRACE_MS).unref();
}
/** Says that it is about to end, and goes on answering for DRAIN_MS: a balancer needs a moment to notice. */
function stop() {
  beginStop();
  setTimeout(end, Number(process.env.DRAIN_MS || 0));
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
