import { BlockList, isIP } from 'node:net';

type Family = 'ipv4' | 'ipv6';

const familyOf = (address: string): Family => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function parts(network: string): { address: string; bits: number } {
  const [address = '', bits] = network.split('/');
  return { address, bits: bits === undefined ? (isIP(address) === 6 ? 128 : 32) : Number(bits) };
}

/** Whether a text is an IP address, or a network written as address/bits. */
export function isNetwork(text: string): boolean {
  const { address, bits } = parts(text);
  const version = isIP(address);
  return version !== 0 && /^[^/]+(\/\d{1,3})?$/.test(text) && bits <= (version === 6 ? 128 : 32);
}

/** Returns a predicate: whether an address is in one of the networks; false for anything that is not an IP address. */
export function memberOf(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const { address, bits } = parts(network);
    list.addSubnet(address, bits, familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}
