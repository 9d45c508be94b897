import { isRecord, toInt, toText } from '@/lib/base/values';
import { faultWords } from '@/lib/words/fault';
import { forgetSession } from './session';
import { showToast } from './toast';

/** A call that failed: the code of the answer or of HTTP (0 without an answer), and words for the visitor. */
export class AskError extends Error {
  override readonly name = 'AskError';

  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

interface Asked extends Omit<RequestInit, 'signal'> {
  /** Milliseconds to the whole answer. */
  timeoutMs: number;
  /** Says nothing when it fails: for what the visitor did not ask for, such as polling. */
  quiet?: boolean;
}

type Body = Readonly<Record<string, unknown>>;

/** An HTTP error or none at all: what was kept of the visit goes (CL-07). */
function brokenOff(code: number, msg: string): AskError {
  forgetSession();
  return new AskError(code, msg || faultWords().noAnswer);
}

async function ask(path: string, { timeoutMs, quiet: _, ...init }: Asked): Promise<Body> {
  let status = 0;
  let body: unknown;
  try {
    const response = await fetch(`/ows${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    status = response.status;
    body = await response.json();
  } catch {
    // No answer, or one that makes no sense.
  }
  if (!isRecord(body) || status >= 400) throw brokenOff(status, isRecord(body) ? toText(body.msg) : '');
  const code = toInt(body.code) ?? status;
  if (code !== 200) throw new AskError(code, toText(body.msg) || faultWords().noAnswer);
  return body;
}

/**
 * The one way by which browsers ask the back office, through the relay: `path` is below /ows. Answers the body of a
 * success; of a failure it shows the msg as a toast (CL-06), unless `quiet`, and rejects with an AskError.
 */
export async function askRelay(path: string, asked: Asked): Promise<Body> {
  try {
    return await ask(path, asked);
  } catch (error) {
    if (!asked.quiet && error instanceof AskError) showToast(error.message);
    throw error;
  }
}
