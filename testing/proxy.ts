import { type Answer, type ReceivedRequest, type ServerStub, startServerStub } from './server-stub';

interface ProxyOptions {
  /** Address of the back office behind it, with /ows. */
  target: string;
  port?: number;
  /** Answers a request in place of the back office, or returns null to pass it on. */
  intercept?: (request: ReceivedRequest) => { status: number; body: string } | null;
  /** Changes the body of an answer of the back office. */
  change?: (url: string, body: Buffer) => Buffer | string;
}

const OF_THE_CONNECTION = /^(host|connection|content-length|transfer-encoding)$/;

/** Passes a request on; headers of the connection are not passed. */
function forward(target: string, { url, method, headers, body }: ReceivedRequest): Promise<Response> {
  const passed = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.test(name));
  return fetch(new URL(url, target), {
    method,
    redirect: 'manual',
    headers: passed.map(([name, value]) => [name, String(value)] as [string, string]),
    body: method === 'POST' ? new Uint8Array(body) : undefined,
  });
}

/** A running back office behind a server that can refuse requests or change answers. */
export function startProxy({ target, port, intercept, change }: ProxyOptions): Promise<ServerStub> {
  const answer: Answer = async (response, request) => {
    const own = intercept?.(request);
    if (own) return response.writeHead(own.status, { 'content-type': 'application/json' }).end(own.body);
    try {
      const answered = await forward(target, request);
      const body = Buffer.from(await answered.arrayBuffer());
      const type = answered.headers.get('content-type') ?? 'application/octet-stream';
      response.writeHead(answered.status, { 'content-type': type });
      return response.end(change?.(request.url, body) ?? body);
    } catch {
      return response.destroy();
    }
  };
  return startServerStub(answer, port);
}
