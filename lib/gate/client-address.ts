import { isIPv4, isIPv6 } from 'node:net';

/** Set by server/main.ts on every request from the socket; a value sent by the visitor is overwritten. */
export const SOCKET_HEADER = 'x-client-address';

const UNKNOWN = 'unknown';

function bare(text: string): string {
  const inner = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return inner.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/** One subscriber has a whole /64 and can use any address of it. */
function network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** The key by which an address is counted: IPv4 whole, IPv6 by its /64, anything else as one unknown visitor. */
export function countedAddress(text: string): string {
  const address = bare(text.trim());
  if (isIPv4(address)) return address;
  return isIPv6(address) ? network(address) : UNKNOWN;
}

/** The address behind `clientAddress` in full, to compare with networks. */
export function wholeAddress(headers: Headers, trustedProxies: number): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').filter((part) => part.trim());
  const socket = headers.get(SOCKET_HEADER);
  const chain = socket ? [...forwarded, socket] : forwarded;
  return bare((chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? '').trim());
}

/**
 * The visitor's address. Each proxy appends the address of its peer to X-Forwarded-For, so only the entries appended
 * by our own `trustedProxies` are trusted: with 0 it is the address of the connection itself.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  return countedAddress(wholeAddress(headers, trustedProxies));
}
