import type { IncomingMessage, ServerResponse } from 'node:http';
import { format, stripVTControlCharacters } from 'node:util';
import { urlPath } from '@/lib/base/url-path';
import { log } from '@/lib/runtime/log';
import { tracer } from '@/lib/runtime/tracing';
import type { Handler, QuickHandler } from './answer';
import { traced } from './tracing/spans';

const PATH_CHARS = 500;

/**
 * Logs one line per answer, without query, client address or user agent: none of them is needed to observe
 * the site.
 */
function noteAccess(request: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  const path = urlPath(request.url ?? '/').slice(0, PATH_CHARS);
  response.once('close', () => {
    const ms = Math.round(performance.now() - started);
    log.info({ method: request.method, path, status: response.statusCode, ms }, 'answered');
  });
}

/**
 * Runs a handler with the request's id available to log lines and calls; LOG_ACCESS=1 adds a line per answer.
 * Requests that `quick` answers make no calls, and have an id only for that line and for traces.
 */
export function observed(handler: Handler, quick: QuickHandler = () => false): Handler {
  const isLogged = process.env.LOG_ACCESS === '1';
  if (isLogged || tracer()) {
    return (request, response) =>
      traced(request, response, () => {
        if (isLogged) noteAccess(request, response);
        if (!quick(request, response)) handler(request, response);
      });
  }
  return (request, response) => {
    if (!quick(request, response)) traced(request, response, handler);
  };
}

const LEVELS = { log: 'info', info: 'info', debug: 'debug', warn: 'warn', error: 'error' } as const;
const METHODS = ['log', 'info', 'debug', 'warn', 'error'] as const;

/** Redirects console output of the framework and packages into the log, so that all of it is JSON. */
export function printIntoLog(): void {
  for (const method of METHODS) {
    const level = LEVELS[method];
    console[method] = (...parts: unknown[]) => log[level](stripVTControlCharacters(format(...parts)).trim());
  }
}

/** An unhandled rejection is logged, and the site continues; after an uncaught exception the process ends. */
export function watchFaults(): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
}
