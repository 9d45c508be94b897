/** A mistake that the reader can correct: shown as one sentence, without a stack. */
export class Mistake extends Error {}

/** Runs a script's main function; a mistake ends it with its sentence and exit code 1. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Mistake ? error.message : error);
    process.exit(1);
  }
}
