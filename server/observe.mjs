import { format, stripVTControlCharacters } from 'node:util';
import { log } from './log.mjs';
import { inRequest } from './request-context.mjs';

const STOPPING = Symbol.for('site.stopping');
const PATH_CHARS = 500;

/** From now on /api/ready answers 503, so that a balancer sends visitors elsewhere. */
export function beginStop() {
  globalThis[STOPPING] = true;
}

/** One line per answer, without query, address or agent: none of them is needed to see how the site is doing. */
function noteAccess(request, response) {
  const started = performance.now();
  const path = (request.url ?? '/').replace(/[?#].*$/s, '').slice(0, PATH_CHARS);
  response.once('close', () => {
    const ms = Math.round(performance.now() - started);
    log.info({ method: request.method, path, status: response.statusCode, ms }, 'answered');
  });
}

/** Runs a handler with the request's id at hand for log lines and calls; LOG_ACCESS=1 adds a line per answer. */
export function observed(handler) {
  const access = process.env.LOG_ACCESS === '1';
  return (request, response) =>
    inRequest(request, () => {
      if (access) noteAccess(request, response);
      return handler(request, response);
    });
}

const LEVELS = { log: 'info', info: 'info', debug: 'debug', warn: 'warn', error: 'error' };

/** What the framework and packages print becomes a line of the log, so that all of it is JSON. */
export function printIntoLog() {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method] = (...parts) => log[level](stripVTControlCharacters(format(...parts)).trim());
  }
}

/** A promise that nobody waited for is logged, and the site goes on; after any other fault nothing can be relied on. */
export function watchFaults() {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
}
