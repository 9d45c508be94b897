import 'server-only';
import { OwsError } from './ows/errors';

/** The log of the process. What a visitor typed, addresses with their query and tokens have no place in it. */
export { log } from '../server/log.mjs';

const MESSAGE_CHARS = 200;

/** What a log line says of an error: of a failed call its kind, of a fault of our own where it happened. */
export function problem(error: unknown): Readonly<Record<string, unknown>> {
  if (error instanceof OwsError) {
    return { failure: error.failure, code: error.code, why: error.message.slice(0, MESSAGE_CHARS) };
  }
  if (!(error instanceof Error)) return { failure: typeof error };
  return { failure: error.name, why: error.message.slice(0, MESSAGE_CHARS), stack: error.stack };
}
