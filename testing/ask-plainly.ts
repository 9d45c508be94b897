import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PlainAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Question {
  path: string;
  headers?: Record<string, string>;
  method?: string;
}

/** Asks a server of this process by plain HTTP: fetch would add headers of its own, and unpack what it gets. */
export function askPlainly(
  server: Server,
  { path, headers = {}, method = 'GET' }: Question,
): Promise<PlainAnswer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) });
      });
    });
    sent.on('error', fail).end();
  });
}
