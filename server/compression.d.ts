/** The package has no types; this is what server/answer.ts uses of it. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  export default function compression(): Compress;
}
