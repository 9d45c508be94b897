import { spawnSync } from 'node:child_process';

/** Ends with 0 if the address given by host and port accepts a connection within half a second. */
const CONNECT = `
const [host, port] = process.argv.slice(1);
const socket = require('node:net').connect(Number(port), host, () => process.exit(0));
socket.on('error', () => process.exit(1));
socket.setTimeout(500, () => process.exit(1));`;

export interface TestServer {
  name: string;
  address: string;
  /** The port of an address that has none. */
  port: string;
}

function answers({ address, port }: TestServer): boolean {
  const { hostname, port: own } = new URL(address);
  return spawnSync(process.execPath, ['-e', CONNECT, hostname, own || port]).status === 0;
}

/**
 * Whether a server is available, found out before tests are defined, so that those that need it can be skipped. Without
 * it CI fails; elsewhere a warning says what is not tested.
 */
export function isReachable(server: TestServer, untested: string): boolean {
  if (answers(server)) return true;
  const { name, address } = server;
  if (process.env.CI === 'true') throw new Error(`CI needs ${name} at ${new URL(address).host}.`);
  console.warn(`${name} cannot be reached at ${new URL(address).host}: ${untested}`);
  return false;
}

/** `test`, skipped where the condition does not hold. */
export const testIf = (condition: boolean): jest.It => (condition ? test : test.skip);
