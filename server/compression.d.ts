/** The package brings no types of its own; this is the part of it that server/main.ts uses. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  export default function compression(): Compress;
}
