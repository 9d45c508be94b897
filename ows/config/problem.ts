/** A mistake the operator can correct: the start prints its sentence and exits with 1. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
