import 'server-only';
import { OwsError } from '@/lib/base/ows-error';
import { processState } from '@/lib/runtime/process-state';
import type { Verdict } from './circuit-breaker';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    httpErrorListener: { notify: () => void };
  }
}

/**
 * What a call is for. Reads may be coalesced and repeated; `relay` are the reads of browsers. Personal calls
 * are sent once, for one visitor; files are streamed.
 */
export type Use = 'read' | 'relay' | 'personal' | 'file';

/**
 * Whether a failure is a fault of the back office. "Not found" and "not allowed" are not, nor is body code
 * 500 in a personal call: back offices of this family send it for a wrong captcha.
 */
export function isUpstreamFault(error: unknown, use: Use): boolean {
  if (!(error instanceof OwsError)) return false;
  const { failure, code, status } = error;
  if (failure === 'unsent') return false;
  if (failure !== 'answer' && failure !== 'http') return true;
  if (status >= 500 || (failure === 'http' && status < 400)) return true;
  return failure === 'answer' && use !== 'personal' && use !== 'file' && code >= 500 && code < 600;
}

/**
 * What a failure means for the circuit breaker. An HTTP error or an error code may be due to the request; a timeout, a
 * broken connection and a malformed answer are faults of the back office.
 */
export function verdictOn(error: unknown, use: Use): Verdict {
  if (error instanceof OwsError && error.failure === 'unsent') return 'unknown';
  if (!isUpstreamFault(error, use)) return 'healthy';
  const { failure, status } = error as OwsError;
  const isAnswered = failure === 'answer' || (failure === 'http' && status >= 500);
  return isAnswered ? 'request' : 'upstream';
}

const listener = processState('httpErrorListener', () => ({ notify: () => undefined }));

/** Registers the only listener for HTTP and connection failures, except of files (CL-07): the snapshots. */
export function onHttpError(notify: () => void): void {
  listener.notify = notify;
}

/** Notifies the listener if a call failed in HTTP or the connection. */
export function noteFailure(error: unknown, use: Use): void {
  if (!(error instanceof OwsError) || use === 'file') return;
  const { failure, status } = error;
  if (failure === 'http' || failure === 'timeout' || failure === 'network' || status >= 400)
    listener.notify();
}
