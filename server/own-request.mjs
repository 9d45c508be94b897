import { randomBytes, timingSafeEqual } from 'node:crypto';

const KEY = Symbol.for('site.own-token');
/** Made anew for each process; every bundle of the framework finds the same one under this symbol. */
globalThis[KEY] ??= randomBytes(32).toString('hex');

const NAME = 'x-own-request';

/** Headers by which a request of this process to itself is told from those of visitors. */
export const ownHeaders = () => ({ [NAME]: globalThis[KEY] });

/** Whether the headers of a request hold this process's token. */
export function isOwnRequest(headers) {
  const given = Buffer.from(String(headers[NAME] ?? ''));
  const token = Buffer.from(globalThis[KEY]);
  return given.length === token.length && timingSafeEqual(given, token);
}

/** Where this process reaches itself: at the address it listens on, or at the loopback address if that is any. */
export function ownOrigin(host, port) {
  if (!host || host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
