import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import { residentMb } from '../processes.mjs';
import { AGENTS } from '../site.mjs';
import { table } from '../table.mjs';
import { knownPages, VISITS_PER_SECOND } from './known.mjs';
import { aloneAndBeside, asVisitors } from './visits.mjs';

const SOCKETS = 200;
const SECONDS = 15;
const A_BYTE_MS = 1000;

function opened({ port, host, at }, begin) {
  const target = { host: '127.0.0.1', port, servername: host, localAddress: `127.0.2.${1 + (at % 250)}` };
  const socket = connect({ ...target, rejectUnauthorized: false, highWaterMark: 1 });
  // The gateway may end it, which is its right.
  socket.on('error', () => undefined);
  socket.once('secureConnect', () => begin(socket));
  return socket;
}

const headOf = (line, host, more) =>
  [line, `Host: ${host}`, `User-Agent: ${AGENTS.desktop}`, ...more, '', ''].join('\r\n');

/** Requests a page and takes a byte of it each second. */
const reader = (gateway) =>
  opened(gateway, (socket) => {
    socket.pause();
    socket.write(headOf('GET / HTTP/1.1', gateway.name, ['Accept-Encoding: identity']));
    const timer = setInterval(() => socket.read(1), A_BYTE_MS);
    socket.once('close', () => clearInterval(timer));
  });

/** Begins to send a form and gives a byte of it each second. */
const writer = (gateway) =>
  opened(gateway, (socket) => {
    const form = ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 4000'];
    socket.write(headOf('POST /report-fraud HTTP/1.1', gateway.name, form));
    const timer = setInterval(() => socket.write('a'), A_BYTE_MS);
    socket.once('close', () => clearInterval(timer));
  });

const HEAD = ['', 'alone p50 ms', 'p99 ms', 'beside p50 ms', 'p99 ms', 'failed', 'MB of the site at most'];

/** Visitors of known pages, alone and beside 200 clients that take or give a byte a second. */
export async function slowReport({ site, gateway, ports, host }) {
  const requests = asVisitors(await knownPages(site.origin));
  const visitors = { origin: gateway.origin, requests, perSecond: VISITS_PER_SECOND };
  const rows = [];
  for (const [name, open] of [
    ['slow readers', reader],
    ['slow writers', writer],
  ]) {
    const target = { port: ports.gateway, host, name: `${host}:${ports.gateway}` };
    const { alone, beside } = await aloneAndBeside(visitors, SECONDS, async () => {
      const sockets = Array.from({ length: SOCKETS }, (_, at) => open({ ...target, at }));
      await pause(SECONDS * 1000);
      for (const socket of sockets) socket.destroy();
    });
    const most = residentMb(site.child.pid).most;
    rows.push([name, alone.p50, alone.p99, beside.p50, beside.p99, String(beside.failed), most]);
  }
  return [
    `${SOCKETS} sockets at a byte a second, for ${SECONDS} s, beside ${VISITS_PER_SECOND} visits a second through the gateway.`,
    '',
    table(HEAD, rows),
  ].join('\n');
}
