import { env } from './env';

/** Imported for its effect when the server starts. */
try {
  env();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
