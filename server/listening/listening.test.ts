/** @jest-environment node */
import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { limitConnections } from './limit-connections';
import { type MoreListeners, moreListeners } from './more-listeners';

const warn = jest.fn();
let server: Server;
let more: MoreListeners | undefined;
const sockets: Socket[] = [];

const portOf = () => (server.address() as AddressInfo).port;

async function listen(): Promise<void> {
  server = createServer((_request, response) => response.end('answer'));
  server.listen({ port: 0, host: '127.0.0.1', backlog: 200 });
  await once(server, 'listening');
}

async function listenSeveralTimes(): Promise<MoreListeners> {
  more = moreListeners(server, { backlog: 200, warn });
  more.open();
  while (more.count() < 8) await pause(5);
  return more;
}

/** Connects so many visitors, whose connections the system completes by itself; resolves to those accepted in each turn. */
async function acceptedInTurns(visitors: number): Promise<number[]> {
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  for (let at = 0; at < visitors; at += 1) sockets.push(connect(portOf(), '127.0.0.1'));
  await Promise.all(sockets.slice(-visitors).map((socket) => once(socket, 'connect')));
  const turns = [accepted];
  while (accepted < visitors) {
    const before = accepted;
    await nextTurn();
    turns.push(accepted - before);
  }
  return turns.slice(1);
}

/** Closes all listeners; resolves to what a visitor gets who connects afterwards. */
async function answerAfterClosing(opened: MoreListeners): Promise<string> {
  const port = portOf();
  server.close();
  await opened.close();
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const outcome = (event: string) => once(socket, event).then(() => event);
  return Promise.race([outcome('connect'), outcome('close')]).catch(({ code }) => code);
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await more?.close();
  more = undefined;
  server.close();
  await once(server, 'close');
  expect(warn).not.toHaveBeenCalled();
});

test('OP-04 several connections are accepted in a turn of the event loop', async () => {
  await listen();
  const before = Math.max(...(await acceptedInTurns(40)));
  await listenSeveralTimes();
  const after = Math.max(...(await acceptedInTurns(40)));
  expect([before, after]).toEqual([1, 8]);
});

test('OP-04 requests of all listeners are answered by the server, and none is accepted once they are closed', async () => {
  await listen();
  const opened = await listenSeveralTimes();
  const answers = Array.from({ length: 24 }, async () => {
    const request = get({ port: portOf(), host: '127.0.0.1', agent: false });
    const [response] = await once(request, 'response');
    response.resume();
    return response.statusCode;
  });
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  expect(await answerAfterClosing(opened)).toBe('ECONNREFUSED');
  await listen();
});

test('OP-04 none is accepted, either, once they are closed while their copies are being made', async () => {
  await listen();
  more = moreListeners(server, { backlog: 200, warn });
  more.open();
  expect(await answerAfterClosing(more)).toBe('ECONNREFUSED');
  await listen();
});

test('OP-04 closing waits for the connections of all listeners', async () => {
  await listen();
  const opened = await listenSeveralTimes();
  await acceptedInTurns(24);
  let isClosed = false;
  const closed = opened.close().then(() => {
    isClosed = true;
  });
  await nextTurn();
  expect(isClosed).toBe(false);
  for (const socket of sockets.splice(0)) socket.destroy();
  await closed;
});

test('OP-04 the limit of connections holds over all listeners', async () => {
  await listen();
  limitConnections(server, 10);
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  await listenSeveralTimes();
  const visitors = Array.from({ length: 30 }, () => connect(portOf(), '127.0.0.1'));
  sockets.push(...visitors);
  const closed = () => visitors.filter(({ destroyed }) => destroyed).length;
  for (const visitor of visitors) visitor.resume();
  while (accepted < 30 || closed() < 20) await pause(5);
  expect(closed()).toBe(20);
});
