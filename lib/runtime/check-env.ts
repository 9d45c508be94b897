import { messageOf } from '@/lib/base/message-of';
import { env } from './env';

/** Imported for its side effect when the server starts: with an invalid setting the process exits. */
try {
  env();
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
}
