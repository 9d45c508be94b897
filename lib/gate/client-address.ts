import type { IncomingHttpHeaders } from 'node:http';
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/** server/answer.ts sets it on every request, from the socket; a value sent by the visitor is overwritten. */
export const SOCKET_HEADER = 'x-client-address';

const UNKNOWN = 'unknown';

/** The address without brackets, port and zone, which proxies may add. */
const bare = (text: string): string =>
  (/^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text).replace(/%.*$/, '');

/** The parsed address, with an IPv4-mapped IPv6 address as IPv4; null if it is not an address. */
function parse(text: string): IPv4 | IPv6 | null {
  const address = bare(text.trim());
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address) : null;
}

const isIPv6 = (address: IPv4 | IPv6): address is IPv6 => address.kind() === 'ipv6';

/** A subscriber usually has a whole /64 and can use any address in it. */
const network = ({ parts }: IPv6): string =>
  `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;

/** The key under which an address is counted: IPv4 in full, IPv6 by its /64, all else as one visitor. */
export function countedAddress(text: string): string {
  const address = parse(text);
  if (!address) return UNKNOWN;
  return isIPv6(address) ? network(address) : address.toString();
}

/** The headers of a request to Node that tell the visitor's address. */
export function addressHeaders(headers: IncomingHttpHeaders): Headers {
  const names = ['x-forwarded-for', SOCKET_HEADER];
  return new Headers(names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}

/** The entry in the chain of proxies that is the visitor's address; empty if there is none. */
function nearestTrusted(headers: Headers, trustedProxies: number): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').filter((part) => part.trim());
  const socket = headers.get(SOCKET_HEADER);
  const chain = socket ? [...forwarded, socket] : forwarded;
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? '';
}

/** The full address behind `clientAddress`, for comparison with networks. */
export const wholeAddress = (headers: Headers, trustedProxies: number): string =>
  parse(nearestTrusted(headers, trustedProxies))?.toString() ?? UNKNOWN;

/**
 * The visitor's address. Each proxy appends the address of its peer to X-Forwarded-For, so only the entries appended
 * by our own `trustedProxies` are trusted: with 0 it is the address of the connection itself.
 */
export const clientAddress = (headers: Headers, trustedProxies: number): string =>
  countedAddress(nearestTrusted(headers, trustedProxies));
