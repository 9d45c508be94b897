import { isRecord, toInt, toText } from '@/lib/base/values';
import { faultWords } from '@/lib/words/fault';
import { forgetSession } from './session';
import { showToast } from './toast';

/** A failed call: code of the answer or of HTTP (0 without an answer), and a message for the visitor. */
export class AskError extends Error {
  override readonly name = 'AskError';

  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

interface RelayRequest extends Omit<RequestInit, 'signal'> {
  /** Timeout of the whole answer in milliseconds. */
  timeoutMs: number;
  /** No toast on failure: for requests that the visitor did not start, such as polling. */
  quiet?: boolean;
}

type Body = Readonly<Record<string, unknown>>;

/** The error after an HTTP error or without a valid answer; removes the data stored for this visit (CL-07). */
function brokenOff(code: number, msg: string): AskError {
  forgetSession();
  return new AskError(code, msg || faultWords().noAnswer);
}

async function ask(path: string, { timeoutMs, quiet: _, ...init }: RelayRequest): Promise<Body> {
  let status = 0;
  let body: unknown;
  try {
    const response = await fetch(`/ows${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    status = response.status;
    body = await response.json();
  } catch {
    // No answer, or a malformed one.
  }
  if (!isRecord(body) || status >= 400) throw brokenOff(status, isRecord(body) ? toText(body.msg) : '');
  const code = toInt(body.code) ?? status;
  if (code !== 200) throw new AskError(code, toText(body.msg) || faultWords().noAnswer);
  return body;
}

/**
 * Calls the back office through the relay: `path` is below /ows. Returns the body of a success; on failure it shows
 * the message as a toast (CL-06), unless `quiet`, and rejects with an AskError.
 */
export async function askRelay(path: string, request: RelayRequest): Promise<Body> {
  try {
    return await ask(path, request);
  } catch (error) {
    if (!request.quiet && error instanceof AskError) showToast(error.message);
    throw error;
  }
}
