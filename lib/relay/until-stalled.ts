import type { Readable } from 'node:stream';

/** How long a visitor may take nothing of a file. */
const STALLED_MS = 60_000;

/**
 * The chunks of a file, until the reader has not asked for the next one for a minute: then the file is closed, since
 * each one occupies one of few connections to the back office. Reading on then throws.
 */
export async function* untilStalled(file: Readable): AsyncGenerator<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  try {
    for await (const chunk of file) {
      timer = setTimeout(() => file.destroy(new Error('the reader has stalled')), STALLED_MS).unref();
      yield chunk;
      clearTimeout(timer);
    }
  } finally {
    clearTimeout(timer);
  }
}
