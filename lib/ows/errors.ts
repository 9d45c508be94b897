/** Why a call failed: the answer said so, HTTP said so, it came too late, or it made no sense. */
export type OwsFailure = 'answer' | 'http' | 'timeout' | 'network' | 'malformed';

/** A failed call. `code` is the body's code or the HTTP status (0 without either); `message` is the answer's msg. */
export class OwsError extends Error {
  override readonly name = 'OwsError';

  constructor(
    readonly failure: OwsFailure,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}
