/** A refusal whose message is for the visitor: HTTP 200 with this code in the body. */
export class Failure extends Error {
  override name = 'Failure';

  constructor(
    message: string,
    readonly code = 500,
  ) {
    super(message);
  }
}
