import { createServer } from 'node:http';
import compression from 'compression';
import next from 'next';
import { showFaults } from './fault-page.mjs';
import { guardHtml } from './html-guard.mjs';
import { log } from './log.mjs';
import { metrics } from './metrics.mjs';
import { answerNotModified } from './not-modified.mjs';
import { beginStop, observed, printIntoLog, watchFaults } from './observe.mjs';
import { openPages } from './pages/open-pages.mjs';
import { sendMoved } from './redirects.mjs';

/** Told in one plain sentence: a mistake in the settings, a taken port. */
function giveUp({ message }) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The site's one process: the framework's own handler behind a plain Node server. `npm start` runs it. */
printIntoLog();
watchFaults();
const port = Number(process.env.PORT || 3000);
const pages = await openPages({ origin: `http://127.0.0.1:${port}`, metrics, log }).catch(giveUp);
const compress = compression();
const app = next({ dev: false, port });
await app.prepare();
const handle = app.getRequestHandler();

const answer = (request, response) => {
  if (sendMoved(request, response)) return;
  // Whose connection it is; what a visitor sends under this name is overwritten (lib/relay/client-address.ts).
  request.headers['x-client-address'] = request.socket.remoteAddress ?? '';
  // Each of the layers below listens, which is no leak.
  response.setMaxListeners(20);
  // The last word comes first: a page is put in a fault's place, then guarded, then compressed.
  compress(request, response, () => {
    guardHtml(response);
    showFaults(request, response);
    answerNotModified(request, response);
    handle(request, response);
  });
};
const server = createServer(observed(answer));

server.on('error', ({ code, message }) =>
  giveUp({ message: code === 'EADDRINUSE' ? `Port ${port} is taken; set PORT to another one.` : message }),
);
server.listen(port, () => log.info({ port }, 'site: ready'));

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
