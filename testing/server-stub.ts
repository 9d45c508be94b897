import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type Answer = (response: ServerResponse, request: ReceivedRequest) => unknown;

/** A server of a test: it records each request with its whole body, then answers as `answer` says. */
export interface ServerStub {
  origin: string;
  /** In order of arrival. */
  received: ReceivedRequest[];
  answer: Answer;
  /** Sets `answer` to one that sends this body as JSON. */
  answerJson: (body: unknown, status?: number) => void;
  close: () => void;
}

/** Listens on 127.0.0.1, at a free port unless one is given. */
export async function startServerStub(answer: Answer, port = 0): Promise<ServerStub> {
  // It closes no idle connection: a client that is about to send on one would see a broken call.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const received = { method, url, headers, body: Buffer.concat(parts) };
      stub.received.push(received);
      stub.answer(response, received);
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stub: ServerStub = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer,
    answerJson: (body, status = 200) => {
      stub.answer = (response) => response.writeHead(status).end(JSON.stringify(body));
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return stub;
}
