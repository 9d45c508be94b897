import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

/** Sends bytes that no client library would send, and reads until the other side closes or `ms` have passed. */
export function sendRaw(origin: string, text: string, ms = 5000): Promise<RawAnswer & { closed: boolean }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let received = '';
    const finish = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const [head = '', ...body] = received.split('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0),
        head,
        body: body.join('\r\n\r\n'),
        closed,
      });
    };
    const timer = setTimeout(() => finish(false), ms);
    socket.on('data', (part) => (received += part));
    socket.on('close', () => finish(true));
    socket.on('error', (error) =>
      Reflect.get(error, 'code') === 'ECONNRESET' ? finish(true) : reject(error),
    );
  });
}

/** A request line with headers as text, with `Connection: close`. */
export function rawRequest(line: string, headers: Readonly<Record<string, string>> = {}): string {
  const all = { Host: 'site.test', Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}
