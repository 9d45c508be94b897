import 'server-only';
import { processWide } from '../process-wide';
import { OwsError } from './errors';

/** Reads may be shared and repeated; what belongs to one visitor is sent once, for that visitor; files are streamed. */
export type Use = 'read' | 'personal' | 'file';

/**
 * Whether a failure says that the back office is ill. That something does not exist or is not allowed does not; nor
 * does code 500 in the answer to a form, by which back offices of this family say that the captcha was wrong.
 */
export function isIllness(error: unknown, use: Use): boolean {
  if (!(error instanceof OwsError)) return false;
  const { failure, code, status } = error;
  if (failure === 'unsent') return false;
  if (failure !== 'answer' && failure !== 'http') return true;
  if (status >= 500 || (failure === 'http' && status < 400)) return true;
  return failure === 'answer' && use === 'read' && code >= 500 && code < 600;
}

const listener = processWide('owsHttpErrors', () => ({ tell: (): void => undefined }));

/** `tell` hears of every call but files that failed in HTTP or below (CL-07). There is one listener: the shared copies. */
export function onHttpError(tell: () => void): void {
  listener.tell = tell;
}

export function noteFailure(error: unknown, use: Use): void {
  if (!(error instanceof OwsError) || use === 'file') return;
  const { failure, status } = error;
  if (failure === 'http' || failure === 'timeout' || failure === 'network' || status >= 400) listener.tell();
}
