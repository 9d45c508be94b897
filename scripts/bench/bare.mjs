import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { rawAnswer } from '../support/raw-answer.mjs';

/** Structured data is no script, but what the page says to crawlers. */
const SCRIPT = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/gi;
const SCRIPT_LINK = /<link\b[^>]*(?:as="script"|rel="modulepreload")[^>]*>/gi;
const PASSED = ['user-agent', 'accept', 'accept-encoding', 'cookie'];

/** A page's HTML without scripts: what it says, its structured data, its style sheets and its pictures. */
export const bareHtml = (html) => html.replace(SCRIPT, '').replace(SCRIPT_LINK, '');

const isPage = ({ status, headers }) => status === 200 && /^text\/html/.test(headers['content-type'] ?? '');

async function answerOf(origin, { url, headers }) {
  const passed = Object.fromEntries(PASSED.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
  const answer = await rawAnswer(origin + url, passed);
  if (!isPage(answer)) return answer;
  const plain = await rawAnswer(origin + url, { ...passed, 'accept-encoding': 'identity' });
  const body = brotliCompressSync(bareHtml(plain.body.toString()));
  return { ...plain, headers: { ...plain.headers, 'content-encoding': 'br' }, body };
}

/**
 * The site's pages as bare HTML in brotli, with the same headers, and everything else as the site answers it. Every
 * answer is kept in memory, so that the second request measures nothing but the line. Resolves to its origin and a
 * function that ends it.
 */
export async function startBare(port, origin) {
  const kept = new Map();
  const server = createServer(async (request, response) => {
    const key = request.url;
    if (!kept.has(key)) kept.set(key, answerOf(origin, request));
    const answer = await kept.get(key).catch(() => null);
    if (!answer) return response.writeHead(502).end();
    const { connection, 'transfer-encoding': chunked, 'keep-alive': alive, ...headers } = answer.headers;
    response.writeHead(answer.status, { ...headers, 'content-length': answer.body.length });
    return response.end(answer.body);
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}
