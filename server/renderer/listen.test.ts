/** @jest-environment node */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenForMain } from './listen';

const folder = mkdtempSync(join(tmpdir(), 'listen-'));
const server = createServer();
let sockets: Socket[] = [];

afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
  rmSync(folder, { recursive: true });
});

test('OP-05 connections wait for a thread that is busy, more than the backlog of Node has room for', async () => {
  const path = join(folder, 'renderer.sock');
  await new Promise<void>((done) => listenForMain(server, path, done));
  // All in one turn of the event loop: none is accepted in between.
  sockets = Array.from({ length: 900 }, () => connect(path));
  const outcomes = await Promise.all(
    sockets.map((socket) =>
      once(socket, 'connect').then(
        () => 'connected',
        (error: NodeJS.ErrnoException) => error.code,
      ),
    ),
  );
  expect(new Set(outcomes)).toEqual(new Set(['connected']));
});
