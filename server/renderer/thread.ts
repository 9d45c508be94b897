import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import next from 'next';
import { inForwarded } from '@/lib/runtime/request-context';
import { printIntoLog, watchFaults } from '../observe';
import { recordKeeper } from '../record/begin-record';
import { offerMarkup } from '../static-markup';
import { openTracing } from '../tracing/open-tracing';
import type { RendererStart } from './contract';
import { fitFramework } from './fit-framework';
import { joinMain } from './join-main';
import { listenForMain } from './listen';
import { renderer } from './render';
import { stepBack } from './step-back';

/**
 * The thread that renders: the framework behind an HTTP server on a Unix socket, whose requests the main
 * thread has let pass. It says when it takes requests.
 */
if (!parentPort) throw new Error('the renderer is a thread of the site’s process');
const start: RendererStart = workerData;

stepBack();
process.setSourceMapsEnabled(false);
printIntoLog();
watchFaults();
offerMarkup();
fitFramework();
const sendSpans = await openTracing();
const record = recordKeeper();
const main = joinMain(parentPort, start, { record, sendSpans });

// The site has no upgrades; the framework would handle them on the server that it is given.
const app = next({ dev: false, port: start.port, httpServer: createServer() });
await app.prepare();
const render = renderer(app.getRequestHandler());

// The main thread has time limits for all that visitors send.
const server = createServer({ keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 });
server.on('request', (request, response) => {
  // Where the framework would set the address of the connection, which is that of the main thread here.
  request.headers['x-forwarded-for'] ??= request.headers['x-client-address'];
  inForwarded(request, () => render(request, response));
});
listenForMain(server, start.socket, () => void main['process.listening']());
