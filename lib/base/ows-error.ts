/**
 * Why a call failed: an error code in the body, an HTTP error, a timeout, a network error, a malformed answer, or the
 * call was not sent at all (open circuit, concurrency or rate limit, no time left).
 */
export type OwsFailure = 'answer' | 'http' | 'timeout' | 'network' | 'malformed' | 'unsent';

/**
 * A failed call. `code` is the body's code, the HTTP status, or a code for the failure (0 for a network error),
 * `message` the answer's msg or the cause, `status` the HTTP status (0 if unknown).
 */
export class OwsError extends Error {
  override readonly name = 'OwsError';

  /** Compares names: coalesced calls cross the framework's bundles, each of which has its own copy of this class. */
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

/** The error of a call that got no answer in time; its code is 408. */
export const lateError = (): OwsError => new OwsError('timeout', 'no answer in time', { code: 408 });
/** The error of a call that was not sent, with the reason; its code is 503. */
export const unsentError = (why: string): OwsError => new OwsError('unsent', why, { code: 503 });
