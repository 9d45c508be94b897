import { createServer } from 'node:http';
import next from 'next';
import { showFaults } from './fault-page.mjs';
import { pagesFolder } from './pages-folder.mjs';

/** The site's one process: the framework's own handler behind a plain Node server. `npm start` runs it. */
process.env.PAGES_DIR = pagesFolder();
const port = Number(process.env.PORT || 3000);
const app = next({ dev: false, port });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer((request, response) => {
  // Whose connection it is; what a visitor sends under this name is overwritten (lib/relay/client-address.ts).
  request.headers['x-client-address'] = request.socket.remoteAddress ?? '';
  showFaults(request, response);
  handle(request, response);
});

server.on('error', ({ code, message }) => {
  console.error(code === 'EADDRINUSE' ? `Port ${port} is taken; set PORT to another one.` : message);
  process.exit(1);
});
server.listen(port, () => console.log(`site: ready on http://localhost:${port}`));

const GRACE_MS = 5000;

/** Answers what is under way, then ends. */
function stop() {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), GRACE_MS).unref();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
