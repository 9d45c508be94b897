import 'server-only';
import { processWide } from '../process-wide';
import type { Verdict } from './breaker';
import { OwsError } from './errors';

/**
 * Reads may be shared and repeated, `relay` being those of browsers; what belongs to one visitor is sent once, for that
 * visitor; files are streamed.
 */
export type Use = 'read' | 'relay' | 'personal' | 'file';

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
  return failure === 'answer' && use !== 'personal' && use !== 'file' && code >= 500 && code < 600;
}

/**
 * What a failure says to the breaker. An HTTP error or a code of the answer may mean the question that was asked; silence,
 * a broken connection and what makes no sense mean the back office.
 */
export function verdictOn(error: unknown, use: Use): Verdict {
  if (error instanceof OwsError && error.failure === 'unsent') return 'unknown';
  if (!isIllness(error, use)) return 'no';
  const { failure, status } = error as OwsError;
  const isAnswered = failure === 'answer' || (failure === 'http' && status >= 500);
  return isAnswered ? 'question' : 'yes';
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
