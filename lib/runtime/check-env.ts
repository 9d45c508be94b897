import { env } from './env';

/** Imported for its effect when the server starts. */
try {
  env();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
