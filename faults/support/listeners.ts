import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENS = '0A';
/** Columns of /proc/net/tcp. */
const [ADDRESS, STATE, INODE] = [1, 3, 9];

function listeningOn(port: number): Set<string> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const columns = rows.map((row) => row.trim().split(/\s+/));
  const found = columns.filter((row) => row[ADDRESS]?.endsWith(`:${hex}`) && row[STATE] === LISTENS);
  return new Set(found.map((row) => `socket:[${row[INODE]}]`));
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}

/** How many handles of sockets that listen on this port a process has, and of how many sockets. Linux alone tells. */
export function listenersOf(pid: number, port: number): { handles: number; sockets: number } {
  const sockets = listeningOn(port);
  const targets = readdirSync(`/proc/${pid}/fd`).map((name) => targetOf(`/proc/${pid}/fd/${name}`));
  const own = targets.filter((target) => sockets.has(target));
  return { handles: own.length, sockets: new Set(own).size };
}
