import pino from 'pino';
import { requestId } from './request-context.mjs';

const KEY = Symbol.for('site.log');
const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];
const { LOG_LEVEL, NODE_ENV } = process.env;
const USUAL = NODE_ENV === 'test' ? 'silent' : 'info';

function create() {
  return pino({
    level: LEVELS.includes(LOG_LEVEL) ? LOG_LEVEL : USUAL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => ({ requestId: requestId() }),
  });
}

/** The one log of the process: a line of JSON per event on the standard output. lib/log.ts has its types. */
globalThis[KEY] ??= create();
export const log = globalThis[KEY];
