import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/** Set by server/main.ts on every request from the socket; a value sent by the visitor is overwritten. */
export const SOCKET_HEADER = 'x-client-address';

const UNKNOWN = 'unknown';

/** Without brackets, port and zone, which proxies may add. */
const bare = (text: string): string =>
  (/^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text).replace(/%.*$/, '');

/** An address, as IPv4 also where it is mapped into IPv6; null for anything else. */
function parse(text: string): IPv4 | IPv6 | null {
  const address = bare(text.trim());
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address) : null;
}

const isIPv6 = (address: IPv4 | IPv6): address is IPv6 => address.kind() === 'ipv6';

/** One subscriber has a whole /64 and can use any address of it. */
const network = ({ parts }: IPv6): string =>
  `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;

/** The key by which an address is counted: IPv4 whole, IPv6 by its /64, anything else as one unknown visitor. */
export function countedAddress(text: string): string {
  const address = parse(text);
  if (!address) return UNKNOWN;
  return isIPv6(address) ? network(address) : address.toString();
}

/** The part of the chain of proxies that names the visitor; empty without any. */
function nearestTrusted(headers: Headers, trustedProxies: number): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').filter((part) => part.trim());
  const socket = headers.get(SOCKET_HEADER);
  const chain = socket ? [...forwarded, socket] : forwarded;
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? '';
}

/** The address behind `clientAddress` in full, to compare with networks. */
export const wholeAddress = (headers: Headers, trustedProxies: number): string =>
  parse(nearestTrusted(headers, trustedProxies))?.toString() ?? UNKNOWN;

/**
 * The visitor's address. Each proxy appends the address of its peer to X-Forwarded-For, so only the entries appended
 * by our own `trustedProxies` are trusted: with 0 it is the address of the connection itself.
 */
export const clientAddress = (headers: Headers, trustedProxies: number): string =>
  countedAddress(nearestTrusted(headers, trustedProxies));
