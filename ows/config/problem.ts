/** A mistake the operator can correct: start-up prints its sentence and exits with 1. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
