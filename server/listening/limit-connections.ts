import type { Server } from 'node:http';

/** Closes connections above the limit `most`, whichever listener accepted them. */
export function limitConnections(server: Server, most: number): void {
  let open = 0;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    if (open > most) socket.destroy();
  });
}
