import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Gateway, HOST } from './gateway';
import { AGENTS, ANSWER_TIMEOUT_MS, type Get, headersOf } from './visit';

export interface Question {
  path: string;
  headers?: Record<string, string>;
  method?: string;
  body?: Buffer | string;
  /** The address that the visitor comes from, of loopback. */
  from?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** All header names in small letters, repeated ones as often as they came. */
  names: string[];
  /** The body, decompressed. */
  text: string;
}

const unpacked = (body: Buffer, encoding: unknown): string =>
  (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString();

/** Asks the gateway as a browser does, over TLS, and counts headers. */
export function askGateway(gateway: Gateway, question: Question): Promise<Answer> {
  const { path, headers = {}, method = 'GET', body, from = '127.0.0.1' } = question;
  return new Promise((done, fail) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port: gateway.port, servername: HOST, ca: gateway.certificate },
        ...{ path, method, localAddress: from, agent: false, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) },
        headers: { host: `${HOST}:${gateway.port}`, 'user-agent': AGENTS.desktop, ...headers },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', fail);
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            names: answer.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase()),
            text: unpacked(Buffer.concat(parts), answer.headers['content-encoding']),
          }),
        );
      },
    );
    sent.on('error', fail).end(body);
  });
}

/** Visits of pages through the gateway. */
export const throughGateway =
  (gateway: Gateway): Get =>
  async (path, headers) => {
    const answer = await askGateway(gateway, { path, headers });
    return { status: answer.status, html: answer.text, headers: headersOf(answer) };
  };

/** Headers that every answer must have, once. */
const ONCE = [
  'x-content-type-options',
  'referrer-policy',
  'x-frame-options',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

/** How often each of them came, where that is not once; empty when all is well. */
export const headersNotOnce = ({ names }: Pick<Answer, 'names'>): string[] =>
  ONCE.map((name) => [name, names.filter((one) => one === name).length] as const)
    .filter(([, count]) => count !== 1)
    .map(([name, count]) => `${name}: ${count}`);
