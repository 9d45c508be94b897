import { deserialize, serialize } from 'node:v8';

/** A stored page as bytes. Node's own format: it keeps buffers and maps as they are. */
export function encode(page) {
  return serialize(page);
}

/** The page again, or null when the bytes are not one: cut off, or of another version. */
export function decode(bytes) {
  try {
    const page = deserialize(bytes);
    const whole = typeof page?.at === 'number' && typeof page.freshUntil === 'number' && page.value?.kind;
    return whole ? page : null;
  } catch {
    return null;
  }
}
