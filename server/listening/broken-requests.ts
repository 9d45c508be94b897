import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { inOneLine } from '../gate/plain-answer';

/** What Node's parser says of a request that it cannot read; anything else is answered with 400. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

interface ParserError extends Error {
  code?: string;
  /** What has arrived of the request. */
  rawPacket?: Buffer;
}

/** A page whose address has bytes that must be written as %XX, and no other mistake. */
const UNENCODED = /^(?:GET|HEAD) (\/(?![/\\])[\x21-\xff]*) HTTP\/1\.[01]\r\n/;

/** Bytes as UTF-8, and those that are no UTF-8 as GB18030, which old Chinese browsers send for what was typed. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** The address as it should have been sent; null for requests with another mistake. */
function encodedAddress({ code, rawPacket }: ParserError): string | null {
  if (code !== 'HPE_INVALID_URL' || !rawPacket) return null;
  const [, target = ''] = UNENCODED.exec(rawPacket.toString('latin1')) ?? [];
  const text = decoded(Buffer.from(target, 'latin1'));
  const encoded = text.replace(/[^\x21-\x7e]+/g, (odd) => encodeURIComponent(odd.toWellFormed()));
  return encoded === target ? null : encoded;
}

function answerTo(error: ParserError): string {
  const address = encodedAddress(error);
  const status = address === null ? (STATUS[error.code ?? ''] ?? 400) : 308;
  const own = { ...(address !== null && { Location: address }), 'X-Content-Type-Options': 'nosniff' };
  const { body, headers } = inOneLine({ status, headers: own });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${[`HTTP/1.1 ${body.trim()}`, ...lines].join('\r\n')}\r\n\r\n${body}`;
}

/** Nothing may be written into an answer that is under way on the same connection. */
const isAnswering = (socket: Duplex): boolean =>
  Reflect.get(Object(Reflect.get(socket, '_httpMessage')), 'headersSent') === true;

/**
 * Answers requests that Node's parser refuses. An address whose characters were not encoded leads to the one that was
 * meant; all others get their status in a line of text, and the connection is closed.
 */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: ParserError, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswering(socket)) socket.destroy();
    else socket.end(answerTo(error), () => socket.destroy());
  });
}
