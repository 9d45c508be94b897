import pino, { type LevelWithSilent, type Logger } from 'pino';
import { OwsError } from '@/lib/base/ows-error';
import { LOG_LEVELS } from './env-schema';
import { processState } from './process-state';
import { requestId, traceId } from './request-context';

declare module './process-state' {
  interface ProcessState {
    log: Logger;
  }
}

function levelOf({ LOG_LEVEL, NODE_ENV }: NodeJS.ProcessEnv): LevelWithSilent {
  return LOG_LEVELS.find((level) => level === LOG_LEVEL) ?? (NODE_ENV === 'test' ? 'silent' : 'info');
}

function create(): Logger {
  return pino({
    level: levelOf(process.env),
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => ({ requestId: requestId(), traceId: traceId() }),
  });
}

/**
 * The log of the process: one line of JSON per event on standard output. It must not contain visitors' input,
 * addresses with their query, or tokens.
 */
export const log = processState('log', create);

const AGAIN_MS = 60_000;

/** When something was last logged, in milliseconds since the epoch; 0 if never. */
export interface LastLogged {
  at: number;
}

/** Limits a recurring message to once a minute: whether to log it now, in which case `last` is updated. */
export function isLogDue(last: LastLogged): boolean {
  if (Date.now() - last.at < AGAIN_MS) return false;
  last.at = Date.now();
  return true;
}

/** Whether an error was already logged where it arose (`isLogged`), so that handlers do not log it again. */
export const isLogged = (error: unknown): boolean => Reflect.get(Object(error), 'isLogged') === true;

const MESSAGE_CHARS = 200;

/** Log fields of an error: kind and code of a failed call, else name and stack. */
export function problem(error: unknown): Readonly<Record<string, unknown>> {
  if (error instanceof OwsError) {
    return { failure: error.failure, code: error.code, why: error.message.slice(0, MESSAGE_CHARS) };
  }
  if (!(error instanceof Error)) return { failure: typeof error };
  return { failure: error.name, why: error.message.slice(0, MESSAGE_CHARS), stack: error.stack };
}
