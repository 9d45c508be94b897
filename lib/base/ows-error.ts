/**
 * Why a call failed: the body reports an error, HTTP does, timeout, network, a malformed answer, or the call was not
 * sent at all (open circuit, concurrency limit, or no time left).
 */
export type OwsFailure = 'answer' | 'http' | 'timeout' | 'network' | 'malformed' | 'unsent';

/**
 * A failed call. `code` is the body's code or the HTTP status (0 without either), `message` the answer's msg,
 * `status` the HTTP status (0 without an answer).
 */
export class OwsError extends Error {
  override readonly name = 'OwsError';

  /** Coalesced calls cross the framework's bundles, each of which has its own copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'OwsError' && 'failure' in value;
  }

  readonly code: number;
  readonly status: number;

  constructor(
    readonly failure: OwsFailure,
    message: string,
    { code, status = 0 }: { code: number; status?: number },
  ) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** A call that was not answered before its deadline; its code is 408. */
export const lateError = (): OwsError => new OwsError('timeout', 'no answer in time', { code: 408 });
/** A call that was not sent, and why; its code is 503. */
export const unsentError = (why: string): OwsError => new OwsError('unsent', why, { code: 503 });
