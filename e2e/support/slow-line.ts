import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const HEAD_END = '</head>';
const LEAST_PIECE = 200;
const PIECE_EVERY_MS = 40;

/** Pieces of whole tags and words: half a word moves whatever is centred, and stands for a moment only. */
function* pieces(html: string): Generator<string> {
  for (let from = 0; from < html.length; ) {
    const tag = html.indexOf('<', from + LEAST_PIECE);
    const to = tag < 0 ? html.length : tag;
    yield html.slice(from, to);
    from = to;
  }
}

async function relay(site: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = {
    'user-agent': request.headers['user-agent'] ?? '',
    accept: request.headers.accept ?? '*/*',
  };
  const answer = await fetch(new URL(request.url ?? '/', site), { headers });
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'content-type': type });
  if (!type.startsWith('text/html')) {
    response.end(Buffer.from(await answer.arrayBuffer()));
    return;
  }
  const html = await answer.text();
  const body = html.indexOf(HEAD_END) + HEAD_END.length;
  response.write(html.slice(0, body));
  for (const piece of pieces(html.slice(body))) {
    await pause(PIECE_EVERY_MS);
    response.write(piece);
  }
  response.end();
}

/**
 * The site behind a slow line: the head of a page comes at once, its body in pieces of at least 200 characters every
 * 40 ms, everything else as fast as it can.
 */
export async function slowly(site: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    // The visitor has disconnected.
    relay(site, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
